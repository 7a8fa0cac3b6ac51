import type { Page, Request, Route } from '@playwright/test'

interface Held {
  /** Resolves once the server has answered the first request. */
  arrived: Promise<void>
  letGo: () => void
}

/** The server does what it is asked, but its first answer arrives late: when let go. */
export async function holdAnswer(page: Page, address: string, method: string): Promise<Held> {
  return holdFirst(page, { address, method }, async (route, until) => {
    const response = await route.fetch()
    until.arrived()
    await until.released
    await route.fulfill({ response })
  })
}

/** The first request reaches the server late: when let go. */
export async function holdRequest(page: Page, address: string, method: string): Promise<Held> {
  return holdFirst(page, { address, method }, async (route, until) => {
    until.arrived()
    await until.released
    await route.fallback()
  })
}

interface Until {
  arrived: () => void
  released: Promise<void>
}

async function holdFirst(
  page: Page,
  { address, method }: { address: string; method: string },
  hold: (route: Route, until: Until) => Promise<void>,
): Promise<Held> {
  const arrived = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let first: Request | undefined
  await page.route(address, (route) => {
    if (route.request().method() !== method) return route.fallback()
    first ??= route.request()
    if (route.request() !== first) return route.fallback()
    return hold(route, { arrived: arrived.resolve, released: released.promise })
  })
  return { arrived: arrived.promise, letGo: released.resolve }
}
