import type { Page, Request, Route } from '@playwright/test'

/** A link under the pointer may be fetched before it is pressed, which is not a visit to it. */
export function isPrefetch(request: Request): boolean {
  return request.headers()['sec-purpose'] === 'prefetch'
}

/** Holds back an address's response until released, and counts its requests, without prefetches. */
export async function holdBack(page: Page, address: string | RegExp) {
  const released = Promise.withResolvers<void>()
  let requests = 0
  await page.route(address, async (route) => {
    if (!isPrefetch(route.request())) requests += 1
    await released.promise
    await route.continue()
  })
  const letGo = () => released.resolve()
  /** Resolves once the page has had the response for a moment. */
  const letArrive = async () => {
    const arriving = page.waitForResponse(address)
    letGo()
    await (await arriving).finished()
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  return { letGo, letArrive, requests: () => requests }
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
