import type { Page, Route } from '@playwright/test'

/** Holds back an address's response until released, and counts its requests. */
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

/** The server stores the body, but the guest gets no response. */
export async function storeWithoutResponse(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('failed')
}

/** Everything of this site that survives a reload. */
export function browserStorage(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
}
