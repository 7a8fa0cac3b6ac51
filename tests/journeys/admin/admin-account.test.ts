// spec: 2/admin-outbox-account
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, untilHydrated, test } from '../fixtures.ts'
import { administrator, logInWith, signIn } from '../support/sign-in.ts'
import type { Site } from '../support/site.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

const next = 'nine copper weathervanes'

test('another password ends every other session, and opens the door from then on', async ({
  page,
  visit,
  site,
  browser,
}) => {
  await signIn(page)
  const elsewhere = await signedInElsewhere(browser, site)
  await visit('/admin/account')
  await changePassword(page, administrator.password, next)
  await expectToast(page, {
    title: 'Password changed',
    description: 'All other sessions have been signed out.',
  })
  await expect(page.getByLabel('Current password')).toHaveValue('')
  expect(await verify(elsewhere, site)).toBe(401)
  expect((await page.request.get('/api/admin/verify')).status()).toBe(200)

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/admin/login')
  await logInWith(page, { username: administrator.username, password: next })
  await expect(page).toHaveURL('/admin/dashboard')
  await elsewhere.close()
})

test('a password that is not taken is said beside its field', async ({ page, visit, troubles }) => {
  troubles.expect(/status of 422/)
  await signIn(page)
  await visit('/admin/account')
  await changePassword(page, 'not the password', next)
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    'This is not your current password.',
  )
  await changePassword(page, administrator.password, 'password12345')
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/choose another/)
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true')
})

test('a short password is not even sent', async ({ page, visit }) => {
  await signIn(page)
  await visit('/admin/account')
  let requests = 0
  page.on('request', (request) => void (requests += Number(request.method() === 'POST')))
  await changePassword(page, administrator.password, 'short')
  await expect(page.getByLabel('New password')).toBeFocused()
  expect(requests).toBe(0)
})

test('signing out everywhere ends the sessions of every browser', async ({
  page,
  visit,
  site,
  browser,
}) => {
  await signIn(page)
  const elsewhere = await signedInElsewhere(browser, site)
  const other = await elsewhere.newPage()
  await other.goto(`${site.origin}/admin/dashboard`)
  await untilHydrated(other)
  await visit('/admin/account')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/admin/login')

  expect(await verify(elsewhere, site)).toBe(401)
  await other.goto(`${site.origin}/admin/account`)
  await expect(other).toHaveURL(`${site.origin}/admin/login?next=%2Fadmin%2Faccount`)
  await elsewhere.close()
})

test('a failure to sign out everywhere is shown, and the page stays', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/status of 500/)
  await page.route('**/logout-everywhere', (route) => route.fulfill({ status: 500, json: {} }))
  await signIn(page)
  await visit('/admin/account')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expectToast(page, { title: 'Error', description: 'Failed to sign out everywhere' })
  await expect(page).toHaveURL('/admin/account')
})

async function changePassword(page: Page, current: string, replacement: string): Promise<void> {
  await page.getByLabel('Current password').fill(current)
  await page.getByLabel('New password').fill(replacement)
  await page.getByRole('button', { name: 'Change password' }).click()
}

async function signedInElsewhere(browser: Browser, { origin }: Site): Promise<BrowserContext> {
  const elsewhere = await browser.newContext()
  const answer = await elsewhere.request.post(`${origin}/api/admin/login`, { data: administrator })
  expect(answer.status()).toBe(200)
  return elsewhere
}

async function verify(context: BrowserContext, { origin }: Site): Promise<number> {
  return (await context.request.get(`${origin}/api/admin/verify`)).status()
}

test('the owner sees where they are signed in, and ends a session with the password', async ({
  page,
  visit,
  site,
  browser,
  troubles,
}) => {
  troubles.expect(/status of (422|403)/)
  await signIn(page)
  const elsewhere = await signedInElsewhere(browser, site)
  await visit('/admin/account')
  const sessions = page.getByRole('region', { name: 'Active sessions' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByText('This browser')).toHaveCount(1)

  await site.db.updateTable('sessions').set({ provenAt: '2020-01-01T00:00:00.000Z' }).execute()
  await sessions.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await question.getByLabel('Your password').fill('not the password')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(question.getByLabel('Your password')).toHaveAccessibleDescription(
    /This is not your current password\./,
  )
  expect(await verify(elsewhere, site)).toBe(200)

  await question.getByLabel('Your password').fill(administrator.password)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, { title: 'Signed out', description: 'The session has ended.' })
  await expect(sessions.getByText('You’re only signed in on this browser.')).toBeVisible()
  await expect(sessions.getByRole('heading')).toBeFocused()
  expect(await verify(elsewhere, site)).toBe(401)
  expect((await page.request.get('/api/admin/verify')).status()).toBe(200)
  await elsewhere.close()
})
