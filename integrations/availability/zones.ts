import ICAL from 'ical.js'
import { findIana } from 'windows-iana'

/** How a time on the clock of some place becomes an instant. */
export interface Zone {
  instantOf(wall: Temporal.PlainDateTime): Temporal.Instant
}

export const utc = ianaZone('UTC')

/** The zone of an IANA name. Throws a RangeError for any other. */
export function ianaZone(name: string): Zone {
  const { timeZoneId } = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
  return { instantOf: (wall) => wall.toZonedDateTime(timeZoneId).toInstant() }
}

/**
 * The zones that the TZIDs of one calendar stand for. What the name says counts before the rules that
 * the calendar brings along, which are often cut short or out of date; rules count for names of its
 * own, and the offset in a name where there are none. A name without any of them is read like a time
 * without a zone: in the property's.
 */
export function zonesOf(definitions: readonly string[][], property: Zone): (tzid: string) => Zone {
  const known = new Map<string, Zone>()
  return (tzid) => {
    const zone = known.get(tzid) ?? zoneCalled(tzid, definitions) ?? property
    known.set(tzid, zone)
    return zone
  }
}

function zoneCalled(tzid: string, definitions: readonly string[][]): Zone | undefined {
  for (const name of ianaNamesFor(tzid)) {
    const zone = zoneNamed(name)
    if (zone) return zone
  }
  const defined = zoneDefined(tzid, definitions)
  if (defined) return defined
  const offset = offsetIn(tzid)
  return offset === undefined ? undefined : zoneNamed(offset)
}

function zoneNamed(name: string): Zone | undefined {
  try {
    return ianaZone(name)
  } catch {
    return undefined
  }
}

function zoneDefined(tzid: string, definitions: readonly string[][]): Zone | undefined {
  for (const lines of definitions) {
    try {
      const component = ICAL.Component.fromString(lines.join('\r\n'))
      if (component.getFirstPropertyValue('tzid') !== tzid) continue
      const zone = new ICAL.Timezone({ component, tzid })
      return { instantOf: (wall) => instantIn(zone, wall) }
    } catch {
      // Not readable: as good as missing.
    }
  }
  return undefined
}

function instantIn(zone: ICAL.Timezone, wall: Temporal.PlainDateTime): Temporal.Instant {
  const seconds = zone.utcOffset(timeOf(wall))
  return utc.instantOf(wall).subtract({ seconds })
}

/** A time without a zone, as the library takes it. */
export function timeOf({ year, month, day, hour, minute, second }: Temporal.PlainDateTime) {
  const floating = ICAL.Timezone.localTimezone
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, floating)
}

const offsetPrefix = /^\((?:UTC|GMT)(?:([+-]\d\d:\d\d))?\)\s*/i

/** IANA names that a TZID may stand for, the likeliest first. They need not exist. */
export function* ianaNamesFor(tzid: string): Generator<string> {
  // '/Europe/London' and '/mozilla.org/20050126_1/America/Chicago': a mark of the maker before it.
  const parts = tzid.split('/')
  for (const from of parts.keys()) yield parts.slice(from).join('/')
  // Windows has names of its own, and other words for showing them: 'Eastern Time (US & Canada)'.
  const shown = tzid.replace(offsetPrefix, '')
  yield* findIana(shown)
  yield* findIana(shown.replace(/ Time\b.*$/, ' Standard Time'))
  for (const city of shown.split(', ')) yield* zonesOfCity(city.replaceAll(' ', '_'))
}

/** '-05:00' of '(UTC-05:00) …'; undefined for a name that says no such thing. */
export function offsetIn(tzid: string): string | undefined {
  return offsetPrefix.exec(tzid)?.[1]
}

function zonesOfCity(city: string): string[] {
  return Intl.supportedValuesOf('timeZone').filter((name) => name.endsWith(`/${city}`))
}
