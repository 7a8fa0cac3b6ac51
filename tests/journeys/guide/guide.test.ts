// spec: 2/area-guide, 2/local-guides
import type { Page } from '@playwright/test'
import { blocksOf } from '#contracts/guides.ts'
import { sampleSite } from '../../fixtures/property.ts'
import { expect, test } from '../fixtures.ts'
import { tabTo } from '../support/keyboard.ts'
import { leave } from '../support/partner.ts'
import { expectAxeToPassInTurn } from '../support/states.ts'

const areas = blocksOf(sampleSite.document('guide/things-to-do'), 'areas').flatMap(
  (block) => block.areas,
)

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true })

test('a guest finds an attraction by tab with the keyboard alone', async ({ page, visit }) => {
  await visit('/things-to-do')
  await expect(panel(page, 'Wimberley').getByRole('article')).toHaveCount(6)
  await tabTo(tab(page, 'Wimberley'))

  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Hill Country')).toBeFocused()
  await expect(panel(page, 'Hill Country').getByRole('article')).toHaveCount(6)
  await page.keyboard.press('End')
  await expect(tab(page, 'New Braunfels')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Wimberley')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(panel(page, 'Austin').getByRole('article')).toHaveCount(8)
  await page.keyboard.press('Home')
  await expect(panel(page, 'Wimberley')).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(panel(page, 'Wimberley'), 'the other tabs are passed over').toBeFocused()
  await tabTo(page.getByRole('link', { name: "Learn More about Jacob's Well" }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Jacob's Well")
})

test('an area has an address of its own, and choosing one does not pile up on the way back', async ({
  page,
  visit,
}) => {
  await visit('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Things to Do' }).click()
  await tab(page, 'Austin').click()
  await expect(page).toHaveURL('/things-to-do?area=austin')
  await tab(page, 'Hill Country').click()
  await expect(page).toHaveURL('/things-to-do?area=hill-country')
  await tab(page, 'Wimberley').click()
  await expect(page).toHaveURL('/things-to-do')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('choosing an area leaves the page where it is', async ({ page, visit }) => {
  await visit('/things-to-do')
  await tab(page, 'Austin').scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  await tab(page, 'Austin').click()
  await expect(panel(page, 'Austin')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(left)
})

test('a link to an area shows that area; one to nowhere shows the first', async ({
  page,
  visit,
}) => {
  await visit('/things-to-do?area=new-braunfels')
  await expect(tab(page, 'New Braunfels')).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page, 'New Braunfels').getByRole('article')).toHaveCount(6)
  await visit('/things-to-do?area=houston')
  await expect(tab(page, 'Wimberley')).toHaveAttribute('aria-selected', 'true')
})

test("a guest leaves to someone else's site in a new tab that learns nothing", async ({
  page,
  context,
  visit,
}) => {
  const address = 'https://tpwd.texas.gov/state-parks/enchanted-rock'
  await context.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Park</title>' }),
  )
  await visit('/things-to-do?area=hill-country')
  const link = page.getByRole('link', {
    name: 'Visit Website of Enchanted Rock (opens in a new tab)',
  })
  const left = await leave(page, () => link.click())
  await expect(left).toHaveURL(address)
  const known = await left.evaluate(() => [window.opener as unknown, document.referrer])
  expect(known).toEqual([null, ''])
})

test('the rules of a day in the water can be read at a glance', async ({ page, visit }) => {
  await visit('/jacobs-well')
  const rules = page.getByRole('region', { name: 'Three rules' })
  await expect(rules.getByRole('heading', { level: 3 })).toHaveText([
    'Reserve to swim',
    'May through October only',
    'No diving',
  ])
  await expect(page.getByRole('figure', { name: /^Swimming season/ })).toBeVisible()

  await visit('/blue-hole')
  const fees = page.getByRole('table', { name: 'Swimming fees for one day' })
  await expect(fees.getByRole('row', { name: 'Under 3 Free Free' })).toBeVisible()
})

test('the area guide leads to the cabins', async ({ page, visit }) => {
  await visit('/things-to-do')
  await page.getByRole('link', { name: 'View Our Cabins' }).click()
  await expect(page).toHaveURL('/')
})

test('on paper all areas are there', async ({ page, visit }) => {
  await visit('/things-to-do')
  await page.emulateMedia({ media: 'print' })
  for (const { name } of areas) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('tablist')).toBeHidden()
})

expectAxeToPassInTurn(
  areas.slice(1).map(({ slug, name }) => ({
    name,
    reach: async (_, visit) => void (await visit(`/things-to-do?area=${slug}`)),
  })),
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every area is in the page and one link away', async ({ page }) => {
    await page.goto('/things-to-do')
    const html = await page.content()
    for (const { title } of areas.flatMap((area) => area.attractions)) {
      expect(html).toContain(`>${title}</h3>`)
    }
    for (const { name, attractions } of areas) {
      await tab(page, name).focus()
      await page.keyboard.press('Enter')
      await expect(panel(page, name).getByRole('article')).toHaveCount(attractions.length)
      await expect(tab(page, name), 'the guest is where the tabs are').toBeInViewport()
    }
  })

  test('every tab can be reached with the keyboard', async ({ page }) => {
    await page.goto('/things-to-do?area=austin')
    for (const { name } of areas) await tabTo(tab(page, name))
  })
})
