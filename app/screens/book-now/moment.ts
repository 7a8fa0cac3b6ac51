import { site } from '#content/site.ts'

/**
 * 'November 21, 2026 at 3:45 PM', as the clock at the property says. Servers and browsers put
 * different spaces before AM and PM; here it is always the plain one.
 */
export function momentOf(instant: string): string {
  return new Date(instant)
    .toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: site.timeZone })
    .replaceAll('\u202F', ' ')
}
