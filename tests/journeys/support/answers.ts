import type { Page, Route } from '@playwright/test'

/** Holds back what an address answers until it is let go, and counts how often it was asked for. */
export async function holdBack(page: Page, address: string) {
  const released = Promise.withResolvers<void>()
  let requests = 0
  await page.route(address, async (route) => {
    requests += 1
    await released.promise
    await route.continue()
  })
  return { letGo: () => released.resolve(), requests: () => requests }
}

/** The server stores what came, and the guest never hears of it. */
export async function storeAndLose(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('failed')
}

/** Whatever of this site outlasts a reload. */
export function keptByBrowser(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
}
