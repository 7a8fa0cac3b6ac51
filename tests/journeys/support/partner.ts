import { expect, type BrowserContext, type Page } from '@playwright/test'
import { bookingOrigins } from '#content/booking.ts'

/** Where the partner shows all cabins (content/booking.ts). */
export const partner = 'https://stays.example/lone-oak'

/** The words that every link to the partner ends with, for guests who cannot see the tab open. */
export const opensPartner = '(opens the booking partner in a new tab)'

/** Leaves the site by `press` and answers the tab that opens. */
export async function leave(page: Page, press: () => Promise<void>): Promise<Page> {
  await standInForPartner(page.context())
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

const partnerPage = '<!doctype html><html lang="en"><title>Booking partner</title><h1>Welcome</h1>'

/**
 * Only where a guest leaves: a context with a route asks the test about every request and has no
 * cache, which costs each journey a third of its time. Without one no other host can be reached
 * (playwright.config.ts), and trying it is a trouble.
 */
async function standInForPartner(context: BrowserContext): Promise<void> {
  const partners = new Set(bookingOrigins())
  await context.route(
    (url) => partners.has(url.origin),
    (route) => route.fulfill({ contentType: 'text/html', body: partnerPage }),
  )
}
