import { site } from '#content/site.ts'

/** 'June 1, 2025', the day at the property whatever the visitor's zone. */
export function longDate(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: site.timeZone,
  })
}
