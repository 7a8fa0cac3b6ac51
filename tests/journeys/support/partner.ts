import { expect, type Page } from '@playwright/test'

/** Where the partner shows all cabins (content/booking.ts). */
export const partner = 'https://stays.example/lone-oak'

/** The words that every link to the partner ends with, for guests who cannot see the tab open. */
export const opensPartner = '(opens the booking partner in a new tab)'

/** Leaves the site by `press` and answers the tab that opens. */
export async function leave(page: Page, press: () => Promise<void>): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await press()
  const tab = await opening
  await tab.waitForLoadState()
  return tab
}

/** The tab is the partner's, and the partner learns neither who opened it nor from where. */
export async function expectAtPartner(tab: Page, address: string): Promise<void> {
  await expect(tab).toHaveURL(address)
  const known = await tab.evaluate(() => ({
    opener: window.opener as unknown,
    referrer: document.referrer,
  }))
  expect(known).toEqual({ opener: null, referrer: '' })
}
