import type { BrowserContext } from '@playwright/test'
import { bookingOrigins } from '#content/booking.ts'
import type { Troubles } from './troubles.ts'

const partnerPage = '<!doctype html><html lang="en"><title>Booking partner</title><h1>Welcome</h1>'

/** Stands in for the booking partner; every other host is out of reach and a trouble. */
export async function keepToThisSite(
  context: BrowserContext,
  origin: string,
  troubles: Troubles,
): Promise<void> {
  const partners = new Set(bookingOrigins())
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      const url = route.request().url()
      if (partners.has(new URL(url).origin)) {
        await route.fulfill({ contentType: 'text/html', body: partnerPage })
        return
      }
      troubles.add(`other host: ${url}`)
      await route.abort()
    },
  )
}
