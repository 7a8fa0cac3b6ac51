import { findIana } from 'windows-iana'

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
