import { site } from '#content/site.ts'
import type { Clock } from '#integrations/clock.ts'
import type { SampleReview } from './sample-review.ts'

/** So many days before the clock's now; earlier in the day the more days, so that times vary. */
export function instantOf(daysAgo: number, clock: Clock): Temporal.Instant {
  const hours = daysAgo * 24 + (daysAgo % 9) + 1
  return clock.now().subtract({ hours, minutes: (daysAgo * 17) % 60 })
}

/** As guests write it: 'May 2 – 5, 2025' in the property's zone; empty when no dates were given. */
export function stayDatesOf(
  { daysAgo, nights }: Pick<SampleReview, 'daysAgo' | 'nights'>,
  clock: Clock,
): string {
  if (nights === undefined) return ''
  const written = instantOf(daysAgo, clock).toZonedDateTimeISO(site.timeZone).toPlainDate()
  const checkOut = written.subtract({ days: 1 })
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
  return format.formatRange(checkOut.subtract({ days: nights }), checkOut)
}

/** 'Maribel Ochoa' writes from maribel.ochoa@guests.example. */
export function emailOf(guestName: string): string {
  const plain = guestName.normalize('NFD').replace(/\p{Mark}/gu, '')
  const words = plain.toLowerCase().match(/[a-z]+/g) ?? ['guest']
  return `${words.join('.')}@guests.example`
}
