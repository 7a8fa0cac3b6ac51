const dayMs = 86_400_000

/**
 * The instant at which clocks in the zone show a wall time as `datetime-local` gives it
 * ('2025-06-30T23:59'), ISO 8601 in UTC; null for what is no time. Of a time that comes twice in
 * autumn the first counts; one that spring leaves out moves on by what was left out, as Temporal
 * does, which no browser of a guest has to know. `timeZone` is an IANA name.
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

/** How far clocks in the zone are ahead of UTC at an instant, in milliseconds. */
function offsetMs(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(instant)
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
