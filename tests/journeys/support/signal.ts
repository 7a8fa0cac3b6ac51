import { expect, type Page } from '@playwright/test'
import type { Troubles } from './troubles.ts'

/** The guest's signal goes, once these chunks of code have come with all that they import. */
export async function loseSignal(
  page: Page,
  troubles: Troubles,
  chunks: readonly string[],
): Promise<void> {
  troubles.expect(/net::ERR_INTERNET_DISCONNECTED/)
  for (const chunk of chunks.map((name) => `/assets/${name}-`)) {
    await expect.poll(() => addressesOf(page)).toContainEqual(expect.stringContaining(chunk))
    const address = (await addressesOf(page)).find((each) => each.includes(chunk))
    await page.evaluate((code) => import(code), String(address))
  }
  await page.context().setOffline(true)
}

/** What the page has asked for. */
async function addressesOf(page: Page): Promise<string[]> {
  return (await page.requests()).map((request) => request.url())
}

export function findSignal(page: Page): Promise<void> {
  return page.context().setOffline(false)
}

/** Files of code whose address this fits do not arrive until what is answered is called. */
export async function loseCode(page: Page, troubles: Troubles, code: RegExp) {
  troubles.expect(/net::ERR_FAILED/)
  await page.route(code, (route) => route.abort('failed'))
  return () => page.unroute(code)
}
