import ICAL from 'ical.js'
import { findIana } from 'windows-iana'

/** Turns a local time into an instant. */
export interface Zone {
  instantOf(wall: Temporal.PlainDateTime): Temporal.Instant
}

export const utc = ianaZone('UTC')

/** The zone with an IANA name. Throws a RangeError for any other. */
export function ianaZone(name: string): Zone {
  const { timeZoneId } = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
  return { instantOf: (wall) => wall.toZonedDateTime(timeZoneId).toInstant() }
}

/**
 * Resolves the TZIDs of one calendar. A known name comes first, because the rules in calendars are
 * often cut short or outdated; then the calendar's rules, then an offset in the name. Otherwise the
 * time is read in the property's zone.
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
      // Unreadable rules count as missing.
    }
  }
  return undefined
}

function instantIn(zone: ICAL.Timezone, wall: Temporal.PlainDateTime): Temporal.Instant {
  const seconds = zone.utcOffset(timeOf(wall))
  return utc.instantOf(wall).subtract({ seconds })
}

/** A time without a zone, in the library's format. */
export function timeOf({ year, month, day, hour, minute, second }: Temporal.PlainDateTime) {
  const floating = ICAL.Timezone.localTimezone
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, floating)
}

const offsetPrefix = /^\((?:UTC|GMT)(?:([+-]\d\d:\d\d))?\)\s*/i

/** IANA names a TZID may mean, most likely first. They may not exist. */
export function* ianaNamesFor(tzid: string): Generator<string> {
  // '/Europe/London' and '/mozilla.org/20050126_1/America/Chicago': strips the vendor's prefix.
  const parts = tzid.split('/')
  for (const from of parts.keys()) yield parts.slice(from).join('/')
  // Windows uses other names, and shows them differently: 'Eastern Time (US & Canada)'.
  const shown = tzid.replace(offsetPrefix, '')
  yield* findIana(shown)
  yield* findIana(shown.replace(/ Time\b.*$/, ' Standard Time'))
  for (const city of shown.split(', ')) yield* zonesOfCity(city.replaceAll(' ', '_'))
}

/** '-05:00' of '(UTC-05:00) …'; undefined if there is none. */
export function offsetIn(tzid: string): string | undefined {
  return offsetPrefix.exec(tzid)?.[1]
}

function zonesOfCity(city: string): string[] {
  return Intl.supportedValuesOf('timeZone').filter((name) => name.endsWith(`/${city}`))
}
