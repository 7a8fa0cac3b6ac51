import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { administrator, logInWith } from './sign-in.ts'
import type { Site } from './site.ts'

/** Submits without a session, and signs in again. */
export async function loseSession(
  page: Page,
  site: Site,
  submit: Locator,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const address = page.url()
  await site.db.deleteFrom('sessions').execute()
  await submit.click()
  await expect(page).toHaveURL(/\/admin\/login(\?next=.+)?$/)
  await meanwhile()
  await logInWith(page, administrator)
  await expect(page).toHaveURL(address)
}

/** Names of what this tab keeps for the owner. */
export async function ownDrafts(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => Object.keys(sessionStorage))
  return names.filter((name) => name.startsWith('owner-draft:'))
}
