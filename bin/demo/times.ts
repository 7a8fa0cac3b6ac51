import type { Clock } from '#integrations/clock.ts'
import type { Site } from '#services/site/site.ts'

/** This many days ago, at a time of day that varies with the days. */
export function instantOf(daysAgo: number, clock: Clock): Temporal.Instant {
  const hours = daysAgo * 24 + (daysAgo % 9) + 1
  return clock.now().subtract({ hours, minutes: (daysAgo * 17) % 60 })
}

/** As guests write it: 'May 2 – 5, 2025' in the property's zone; empty without dates. */
export function stayDatesOf(
  { daysAgo, nights }: { daysAgo: number; nights?: number | undefined },
  { clock, site }: { clock: Clock; site: Site },
) {
  if (nights === undefined) return ''
  const written = instantOf(daysAgo, clock).toZonedDateTimeISO(site.facts.timeZone).toPlainDate()
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
  const checkIn = checkInBefore(written, nights)
  return format.formatRange(checkIn, checkIn.add({ days: nights }))
}

const friday = 5
const saturday = 6

/** The latest check-in that matches the texts: weekends, or a Saturday for one night. */
function checkInBefore(written: Temporal.PlainDate, nights: number): Temporal.PlainDate {
  const latest = written.subtract({ days: nights + 1 })
  const weekday = nights === 1 ? saturday : friday
  return latest.subtract({ days: (latest.dayOfWeek - weekday + 7) % 7 })
}

/** 'Maribel Ochoa' writes from maribel.ochoa@guests.example. */
export function emailOf(guestName: string): string {
  const plain = guestName.normalize('NFD').replace(/\p{Mark}/gu, '')
  const words = plain.toLowerCase().match(/[a-z]+/g) ?? ['guest']
  return `${words.join('.')}@guests.example`
}
