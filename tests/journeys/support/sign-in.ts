import { expect, type Page } from '@playwright/test'

/** The administrator of every journey's site. */
export const administrator = { username: 'keeper', password: 'seven green lanterns' } as const

/** Gives the page's browser a session, without the login screen. */
export async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/admin/login', { data: administrator })
  expect(answer.status()).toBe(200)
}

export function loginScreen(page: Page) {
  const main = page.getByRole('main')
  return {
    username: main.getByLabel('Username'),
    password: main.getByLabel('Password'),
    submit: main.getByRole('button', { name: 'Log in' }),
    alert: main.getByRole('alert'),
  }
}

/** Fills in the open login screen and submits it. */
export async function logInWith(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const login = loginScreen(page)
  await login.username.fill(username)
  await login.password.fill(password)
  await login.submit.click()
}
