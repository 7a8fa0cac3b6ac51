import { expect, type Page } from '@playwright/test'
import type { Troubles } from './troubles.ts'

/** Takes the guest offline once these chunks and their imports have loaded. */
export async function goOffline(
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

/** Addresses the page has requested. */
async function addressesOf(page: Page): Promise<string[]> {
  return (await page.requests()).map((request) => request.url())
}

export function findSignal(page: Page): Promise<void> {
  return page.context().setOffline(false)
}

/** Blocks matching code files until the returned function is called. */
export async function blockCode(page: Page, troubles: Troubles, code: RegExp) {
  troubles.expect(/net::ERR_FAILED/)
  await page.route(code, (route) => route.abort('failed'))
  return () => page.unroute(code)
}
