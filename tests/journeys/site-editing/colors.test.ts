import { barColors } from '#contracts/palettes.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ hasOwnSite: true })

test('the owner chooses other colors, and guests see them everywhere, by day and by night', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/status of 404.*no-such-page/)
  await signIn(page)
  await visit('/admin/site/facts')
  const form = page.getByRole('main')
  await form.getByRole('button', { name: 'Add colors' }).click()
  await form.getByLabel('Colors').selectOption('River: chalk, deep blue and clay')
  await form.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(form.getByRole('status').last()).toHaveText('As published')

  for (const path of ['/', '/cabins/texas-sage', '/no-such-page', '/admin/site']) {
    await visit(path)
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await expect(page.locator('html')).toHaveCSS('background-color', rgb(barColors.river[scheme]))
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await visit('/')
  await expectNoAxeViolationsOnAnyDevice(page)
  const manifest = await page.request.get('/site.webmanifest')
  expect(await manifest.json()).toMatchObject({ background_color: barColors.river.light })
})

function rgb(hex: string): string {
  return `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
}
