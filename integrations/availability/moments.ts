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

// '(UTC-05:00) Eastern Time' has a colon, and not every publisher puts it into quotes.
const bareOffsetZone = /(;tzid=)(\((?:utc|gmt)[^)"]*\)[^:;"]*)/i

/** Throws for what is no line of a calendar. */
export function readLine(text: string): Line {
  const line = text.replace(bareOffsetZone, '$1"$2"')
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
  if (z) return { isDay: false, wall, zone: known.utc }
  const zone = tzid === undefined ? known.property : known.zoneOf(tzid)
  return { isDay: time === undefined, wall, zone }
}

/** How long something takes; nothing for negative ones. Throws a RangeError for nonsense. */
export function durationOf(value: unknown): Temporal.Duration {
  const duration = Temporal.Duration.from(String(value))
  return duration.sign < 0 ? new Temporal.Duration() : duration
}
