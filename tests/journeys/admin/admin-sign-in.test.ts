import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { administrator, loginScreen, logInWith, signIn } from '../support/sign-in.ts'
import type { Site } from '../support/site.ts'
import { refusedQuery } from '../support/troubles.ts'

test.use({ hasOwnSite: true })

/** The login screen, possibly with a return path. */
const login = /\/admin\/login(\?next=.+)?$/

/** Every admin screen except the login. */
const guarded = [
  '/admin/dashboard',
  '/admin/reviews',
  '/admin/reviews/approved',
  '/admin/outbox',
  '/admin/account',
]

const wrong = { ...administrator, password: 'eight red lanterns' }

// spec: 2/admin-sign-in, 6/sessions
test('username and password lead to the dashboard, with the keyboard alone', async ({
  page,
  visit,
}) => {
  await visit('/admin/login')
  await loginScreen(page).username.focus()
  await page.keyboard.type(administrator.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(administrator.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard')
})

// spec: 5/sign-in
test('nothing is sent before both fields are filled in', async ({ page, visit }) => {
  let requests = 0
  page.on('request', (request) => void (requests += Number(request.method() === 'POST')))
  await visit('/admin/login')
  await loginScreen(page).submit.click()
  await expect(loginScreen(page).username).toBeFocused()
  await loginScreen(page).username.fill('keeper')
  await loginScreen(page).submit.click()
  await expect(loginScreen(page).password).toBeFocused()
  expect(requests).toBe(0)
})

// spec: 8/sign-in
test('who is not known and who errs hear the same', async ({ page, visit, troubles }) => {
  troubles.expect(/status of 401/)
  await visit('/admin/login')
  for (const credentials of [wrong, { ...wrong, username: 'stranger' }]) {
    await logInWith(page, credentials)
    await expect(loginScreen(page).alert).toHaveText('Invalid username or password')
    await expect(page).toHaveURL('/admin/login')
  }
  expect(await page.context().cookies()).toEqual([])
})

test('after several failures even the right password has to wait', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/status of (401|429)/)
  await visit('/admin/login')
  await logInWith(page, wrong)
  await expect(loginScreen(page).alert).toHaveText('Invalid username or password')
  // Enough that the next wait outlasts this journey.
  await site.db.updateTable('signInAttempts').set({ failures: 12 }).execute()
  let status = 401
  for (let tries = 0; tries < 6 && status === 401; tries += 1) {
    const answer = page.waitForResponse('**/api/admin/login')
    await logInWith(page, wrong)
    status = (await answer).status()
    await expect(loginScreen(page).submit).toBeEnabled()
  }
  expect(status).toBe(429)

  await logInWith(page, administrator)
  await expect(loginScreen(page).alert).toHaveText(
    'Too many attempts. Please wait a moment and try again.',
  )
  await expect(page).toHaveURL('/admin/login')
})

test('a server that cannot be reached lets nobody in and says so', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/status of 500/)
  await page.route('**/api/admin/login', (route) => route.fulfill({ status: 500, body: 'Broken' }))
  await visit('/admin/login')
  await logInWith(page, administrator)
  await expect(loginScreen(page).alert).toHaveText('Login failed')
  await expect(loginScreen(page).submit).toBeEnabled()

  // The answer's `success` decides, whatever its status.
  await page.route('**/api/admin/login', (route) => route.fulfill({ json: { success: false } }))
  await logInWith(page, administrator)
  await expect(loginScreen(page).alert).toHaveText('Login failed')
  await expect(page).toHaveURL('/admin/login')
})

// spec: 6/verify
test('without a session a screen leads to the login, and from there back', async ({
  page,
  visit,
}) => {
  for (const path of guarded) {
    await visit(path)
    await expect(page).toHaveURL(login)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login')
    await logInWith(page, administrator)
    await expect(page).toHaveURL(path)
    // Leave the page first, so it makes no more requests once the session is gone.
    await page.goto('about:blank')
    await page.context().clearCookies()
  }
})

// spec: 6/sessions
test('logging out ends the session, for the back button too', async ({ page, visit, troubles }) => {
  await signIn(page)
  await visit('/admin/reviews')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect(await page.context().cookies()).toEqual([])
  expect((await page.request.get('/api/admin/verify')).status()).toBe(401)

  troubles.expect(refusedQuery)
  await page.goBack()
  await expect(page).toHaveURL(login)
})

// spec: 8/sign-in
test('a failure of logging out is only logged', async ({ page, visit, troubles }) => {
  troubles.expect(/status of 500|Logout failed/)
  await page.route('**/api/admin/logout', (route) => route.fulfill({ status: 500, json: {} }))
  await signIn(page)
  await visit('/admin/dashboard')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/admin/login')
})

// spec: 6/verify
test('a session that has ended leads to the login, on the next page', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  // The dashboard's pending requests are rejected.
  troubles.expect(refusedQuery)
  await stayTooLong(page, visit, site)
  await visit('/admin/outbox')
  await expect(page).toHaveURL(login)
})

for (const screen of ['Outbox', 'Activity']) {
  test(`a session that has ended leads to the login, when moving to ${screen} inside the area`, async ({
    page,
    visit,
    site,
    troubles,
  }) => {
    troubles.expect(refusedQuery)
    await stayTooLong(page, visit, site)
    await page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: screen })
      .click()
    await expect(page).toHaveURL(login)
    await expect(page.getByText('Your session has ended.')).toBeVisible()
  })
}

test('a session of one browser opens nothing in another', async ({ page, browser, site }) => {
  await signIn(page)
  const other = await browser.newContext()
  const answer = await other.request.get(`${site.origin}/api/admin/verify`)
  expect(answer.status()).toBe(401)
  await other.close()
})

/** Opens the dashboard and simulates a day without activity. */
async function stayTooLong(
  page: Page,
  visit: (path: string) => Promise<unknown>,
  { db }: Site,
): Promise<void> {
  await signIn(page)
  await visit('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard')
  // All requests are done: a rejected one would redirect to the login anyway.
  await expect(page.getByRole('main')).not.toContainText('–')
  await db.updateTable('sessions').set({ lastSeenAt: '2025-06-01T12:00:00.000Z' }).execute()
}
