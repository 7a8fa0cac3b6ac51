import { site } from '#content/site.ts'

/** 'June 30, 2025 at 11:59 PM CDT': a moment at the property, with its zone, wherever the reader is. */
export function propertyMoment(instant: string): string {
  const date = new Date(instant)
  const day = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: site.timeZone })
  const time = date.toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: site.timeZone,
    timeZoneName: 'short',
  })
  // Some engines put a narrow space before AM and PM, others not: server and browser must agree.
  return `${day} at ${time.replace(/\u202f/g, ' ')}`
}
