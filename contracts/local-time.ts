import { formatOf, toTheSecond } from './time-formats.ts'

const dayMs = 86_400_000

/**
 * The instant of a local time in `datetime-local` format ('2025-06-30T23:59'), ISO 8601 in UTC;
 * null if it is not a time. A time repeated in autumn is the first of the two; one skipped in
 * spring moves forward by the gap. Works like Temporal, which guests' browsers may lack. `timeZone`
 * is an IANA name.
 */
export function instantOfLocalTime(local: string, timeZone: string): string | null {
  const wall = wallTime.test(local) ? Date.parse(`${local}Z`) : Number.NaN
  if (Number.isNaN(wall)) return null
  // Offsets change at most once within two days.
  const asBefore = wall - offsetMs(wall - dayMs, timeZone)
  const asAfter = wall - offsetMs(wall + dayMs, timeZone)
  const shows = (instant: number) => instant + offsetMs(instant, timeZone) === wall
  const instant = !shows(asBefore) && shows(asAfter) ? asAfter : asBefore
  return new Date(instant).toISOString()
}

const wallTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/

const to24Hours = { ...toTheSecond, hourCycle: 'h23' } as const

/** The zone's UTC offset at an instant, in milliseconds. */
function offsetMs(instant: number, timeZone: string): number {
  const parts = formatOf('en-US', timeZone, to24Hours).formatToParts(instant)
  const number = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  const wall = Date.UTC(
    number('year'),
    number('month') - 1,
    number('day'),
    number('hour'),
    number('minute'),
    number('second'),
  )
  return wall - Math.floor(instant / 1000) * 1000
}
