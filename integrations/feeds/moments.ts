import ICAL from 'ical.js'
import type { Zone } from './zones.ts'

/** A day, or a time on the clock of some place. Of a day the wall shows midnight. */
export interface Moment {
  isDay: boolean
  wall: Temporal.PlainDateTime
  zone: Zone
}

/** One line of an event, its values as text: '2026-07-01', '2026-07-01T15:00:00Z', 'P3D'. */
export interface Line {
  name: string
  tzid: string | undefined
  values: unknown[]
}

const plausibleYears = { first: 1900, last: 2200 }

/** Throws for what is no line of a calendar. */
export function readLine(line: string): Line {
  const [name, { tzid }, , ...values] = ICAL.parse.property(line) as JcalProperty
  return { name, tzid: typeof tzid === 'string' ? tzid : undefined, values }
}

type JcalProperty = [string, Record<string, unknown>, string, ...unknown[]]

/** What it takes to understand a time: the zones of the calendar, and the property's for the others. */
export interface ZoneKnowledge {
  zoneOf: (tzid: string) => Zone
  utc: Zone
  property: Zone
}

/** Reads a day or time as the line gives it. Throws a RangeError for one that does not exist. */
export function momentOf(value: unknown, tzid: string | undefined, known: ZoneKnowledge): Moment {
  const [, day, time, z] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)?:*(Z)?)?$/.exec(String(value)) ?? []
  if (day === undefined) throw new RangeError('neither day nor time')
  const wall = Temporal.PlainDateTime.from(`${day}T${time ?? '00:00:00'}`, { overflow: 'reject' })
  if (wall.year < plausibleYears.first || wall.year > plausibleYears.last) {
    throw new RangeError('not a year for guests')
  }
  if (z) return { isDay: false, wall, zone: known.utc }
  const zone = tzid === undefined ? known.property : known.zoneOf(tzid)
  return { isDay: time === undefined, wall, zone }
}

/** Reads how long something takes. Throws a RangeError for nonsense and for negative ones. */
export function durationOf(value: unknown): Temporal.Duration {
  const duration = Temporal.Duration.from(String(value))
  if (duration.sign < 0) throw new RangeError('ends before it starts')
  return duration
}
