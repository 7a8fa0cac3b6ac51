import type { Page } from '@playwright/test'
import { freePort } from '../../fixtures/ports.ts'
import { expect, test, untilHydrated } from '../fixtures.ts'
import { signIn } from '../support/sign-in.ts'

// Passkeys belong to names, not to numbers such as 127.0.0.1.
const port = await freePort()
test.use({
  hasOwnSite: true,
  ownSettings: { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` },
  viewport: { width: 390, height: 844 },
})

test('a passkey is added on a phone, signs in without a password, and proves who it is', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/status of 40[13]/)
  await addAuthenticator(page)
  await signIn(page)
  await visit('/admin/account')
  await page.getByLabel('Name of the new passkey').fill('Pocket')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(
    page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem'),
  ).toHaveCount(10)
  await page.getByRole('button', { name: 'I’ve kept them' }).click()
  await expect(page.getByText('Pocket')).toBeVisible()

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/admin/login')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/admin/dashboard')

  // The password alone is not enough any more.
  const password = { username: 'keeper', password: 'seven green lanterns' }
  expect((await page.request.post('/api/admin/login', { data: password })).status()).toBe(401)

  await site.db.updateTable('sessions').set({ provenAt: '2020-01-01T00:00:00.000Z' }).execute()
  await page.goto('/admin/account')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Remove the passkey Pocket' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page
    .getByRole('dialog', { name: 'Confirm that it’s you' })
    .getByRole('button', { name: 'Use a passkey' })
    .click()
  await expect(page.getByText('No passkeys yet.')).toBeVisible()
})

/** A device that says yes to everything, by Chromium's own tools. */
async function addAuthenticator(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('WebAuthn.enable')
  await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
