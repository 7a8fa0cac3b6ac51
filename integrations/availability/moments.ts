import ICAL from 'ical.js'
import type { Zone } from './zones.ts'

/** A day, or a local time somewhere. A day's wall time is midnight. */
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

// '(UTC-05:00) Eastern Time' contains a colon, and not every publisher quotes it.
const bareOffsetZone = /(;tzid=)(\((?:utc|gmt)[^)"]*\)[^:;"]*)/i

/** Throws if it is not a calendar line. */
export function readLine(text: string): Line {
  const line = text.replace(bareOffsetZone, '$1"$2"')
  const [name, { tzid }, , ...values] = ICAL.parse.property(line) as JcalProperty
  return { name, tzid: typeof tzid === 'string' ? tzid : undefined, values }
}

type JcalProperty = [string, Record<string, unknown>, string, ...unknown[]]

/** What resolves times: the calendar's zones, and the property's for times without one. */
export interface ZoneKnowledge {
  zoneOf: (tzid: string) => Zone
  utc: Zone
  property: Zone
}

/** Parses a day or time. Throws a RangeError if it does not exist. */
export function momentOf(value: unknown, tzid: string | undefined, known: ZoneKnowledge): Moment {
  const [, day, time, z] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)?:*(Z)?)?$/.exec(String(value)) ?? []
  if (day === undefined) throw new RangeError('is neither a day nor a time')
  const wall = Temporal.PlainDateTime.from(`${day}T${time ?? '00:00:00'}`, { overflow: 'reject' })
  if (z) return { isDay: false, wall, zone: known.utc }
  const zone = tzid === undefined ? known.property : known.zoneOf(tzid)
  return { isDay: time === undefined, wall, zone }
}

/** A duration; zero if negative. Throws a RangeError for nonsense. */
export function durationOf(value: unknown): Temporal.Duration {
  const duration = Temporal.Duration.from(String(value))
  return duration.sign < 0 ? new Temporal.Duration() : duration
}
