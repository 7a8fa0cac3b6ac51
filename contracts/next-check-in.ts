import { addDays, localTimeOf, type Day } from './dates.ts'
import type { Documents } from './site/documents.ts'

type CheckIn = Pick<Documents['facts'], 'timeZone' | 'checkInUntil'>

/** The first day on which a guest can still check in: today until check-in ends, then tomorrow. */
export function nextCheckIn({ timeZone, checkInUntil }: CheckIn, now: Date = new Date()): Day {
  const [today = '', time = ''] = localTimeOf(now, timeZone).split('T', 2)
  return time < checkInUntil ? today : addDays(today, 1)
}
