import { ianaZone, type Zone } from './zones.ts'

/** A day, or a local time somewhere. A day's wall time is midnight. */
export interface Moment {
  isDay: boolean
  wall: Temporal.PlainDateTime
  zone: Zone
}

export interface Line {
  /** The value of a parameter, by its name in lower case. */
  parameter: (name: string) => string | undefined
  /** Everything after the colon. */
  value: string
}

// '(UTC-05:00) Eastern Time' contains a colon, and not every publisher quotes it.
const bareOffsetZone = /(;tzid=)(\((?:utc|gmt)[^)"]*\)[^:;"]*)/i

/** Throws if it is not a calendar line. */
export function readLine(text: string): Line {
  const line = text.replace(bareOffsetZone, '$1"$2"')
  const [, parameters, value] = /^[\w-]+\s*((?:;(?:[^":]|"[^"]*")*)?):(.*)$/s.exec(line) ?? []
  if (parameters === undefined || value === undefined) throw new RangeError('is not a line')
  const given = [...parameters.matchAll(/;\s*([\w-]+)\s*=\s*(?:"([^"]*)"|([^;"]*))/g)]
  const parameter = (name: string) => {
    const [, , quoted, bare] = given.find(([, each]) => each?.toLowerCase() === name) ?? []
    return quoted ?? bare?.trim()
  }
  return { parameter, value }
}

/** What resolves times: the calendar's zones, and the property's for times without one. */
export interface ZoneKnowledge {
  zoneOf: (tzid: string) => Zone
  utc: Zone
  property: Zone
}

const moment = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(?:(\d\d):?(\d\d):?(\d\d)?)?(Z|[+-]\d\d:?\d\d)?)?$/i

/** Parses a day or time. Throws a RangeError if it does not exist. */
export function momentOf(value: string, tzid: string | undefined, known: ZoneKnowledge): Moment {
  const [, year, month, day, hour, minute = '00', second = '00', zone] =
    moment.exec(value.trim()) ?? []
  if (year === undefined) throw new RangeError('is neither a day nor a time')
  const text = `${year}-${month}-${day}T${hour ?? '00'}:${minute}:${second}`
  const wall = Temporal.PlainDateTime.from(text, { overflow: 'reject' })
  if (zone) return { isDay: false, wall, zone: /^z$/i.test(zone) ? known.utc : ianaZone(zone) }
  return {
    isDay: hour === undefined,
    wall,
    zone: tzid === undefined ? known.property : known.zoneOf(tzid),
  }
}

// Publishers write 'PT4D', 'P4DT' and 'P96H', too.
const duration =
  /^([+-]?)P(?=T?\d)(?:T?(\d+)W)?(?:T?(\d+)D)?(?:T?(\d+)H)?(?:T?(\d+)M)?(?:T?(\d+)S)?T?$/i

/** A duration. Throws a RangeError for nonsense. */
export function durationOf(value: string): Temporal.Duration {
  const found = duration.exec(value.trim())
  if (!found) throw new RangeError('is not a duration')
  const [weeks, days, hours, minutes, seconds] = found
    .slice(2)
    .map((part: string | undefined) => Number(part ?? 0))
  const length = new Temporal.Duration(0, 0, weeks, days, hours, minutes, seconds)
  return found[1] === '-' ? length.negated() : length
}
