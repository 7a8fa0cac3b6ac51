import { sampleSite } from '../../fixtures/property.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/sign-in.ts'

/** The server gives the partner 15 seconds. */
const patience = { timeout: 30_000 }

test('the owner learns which booking links do not open, and what to do', async ({
  page,
  visit,
}) => {
  await signIn(page)
  await visit('/admin/launch')
  await page.getByRole('button', { name: 'Open the booking links' }).click()
  const main = page.getByRole('main')
  for (const { name, bookingUrl } of sampleSite.cabins) {
    const finding = main.getByText(`${name}: ${bookingUrl}`)
    await expect(finding).toContainText('can’t be reached', patience)
  }
  await expect(main.getByText('Open the address in a browser.').first()).toBeVisible()
})
