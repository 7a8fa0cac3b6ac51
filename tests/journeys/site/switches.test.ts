import { propertyWith, without } from '../../fixtures/property.ts'
import { expect, test as base } from '../fixtures.ts'
import { startSite } from '../support/site.ts'

/** A site whose owner has neither a contest nor a camera. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  site: async ({}, provide) => {
    const folder = await propertyWith(without('contest', 'camera'))
    const site = await startSite({ CONTENT_DIR: folder.path })
    await provide(site)
    await site.stop()
    await folder.remove()
  },
})

test('home and header are whole without contest and camera', async ({ page, visit, troubles }) => {
  await visit('/')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Home',
    'About',
    'Things to Do',
    'Events',
    'Reviews',
  ])
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our Cabins',
    'The quiet is included',
    'Why Choose Lone Oak',
    'What guests say',
  ])
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  troubles.expect(/contest/)
  await page.goto('/contest')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
})
