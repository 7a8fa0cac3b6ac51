import type { Page } from '@playwright/test'
import type { Troubles } from './troubles.ts'

/** The guest's signal goes, once everything that was on its way has come. */
export async function loseSignal(page: Page, troubles: Troubles): Promise<void> {
  troubles.expect(/net::ERR_INTERNET_DISCONNECTED/)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
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
