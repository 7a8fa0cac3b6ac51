import { expect, type BrowserContext, type Page } from '@playwright/test'

/** The partner's page of all cabins. */
export const partner = 'https://stays.example/lone-oak'

/** Appended to every partner link, for guests who cannot see the tab open. */
export const opensPartner = '(opens the booking partner in a new tab)'

/** Leaves the site with `press`; returns the new tab. */
export async function leave(page: Page, press: () => Promise<void>): Promise<Page> {
  await fakePartner(page.context())
  const opening = page.context().waitForEvent('page')
  await press()
  const tab = await opening
  await tab.waitForLoadState()
  return tab
}

/** The tab is the partner's, without opener or referrer. */
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
 * Only for journeys that leave the site: a context with a route handles every request and has no
 * cache, which costs a third of a journey's time. Without it no other host can be reached
 * (playwright.config.ts), and trying is an error.
 */
async function fakePartner(context: BrowserContext): Promise<void> {
  const { origin } = new URL(partner)
  await context.route(
    (url) => url.origin === origin,
    (route) => route.fulfill({ contentType: 'text/html', body: partnerPage }),
  )
}
