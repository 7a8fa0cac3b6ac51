import type { Day } from './dates.ts'

/** Days in the property's zone; the guest sleeps the first night on `checkIn`. */
export interface Stay {
  checkIn: Day
  checkOut: Day
  guests?: number
}

/** A stay in the site's own addresses: 'from=2026-11-24&to=2026-11-27&guests=2'. */
export function stayQuery({ checkIn, checkOut, guests }: Stay): string {
  const query = new URLSearchParams({ from: checkIn, to: checkOut })
  if (guests !== undefined) query.set('guests', String(guests))
  return query.toString()
}

/**
 * How booking partners take a stay in an address, by the address itself or by its origin:
 * '{url}?in={checkIn:MM/DD/YYYY}&people={guests}'. Dates are ISO 8601 unless a format is given.
 */
export type BookingTemplates = Readonly<Record<string, string>>

/** Everything in braces that a template may contain. */
export const bookingPlaceholder = /^(?:url|guests|(?:checkIn|checkOut)(?::[YMD./-]+)?)$/

/** The partner's URL for a stay; unchanged without dates or if it takes none. */
export function bookingUrl(
  address: string,
  stay: Stay | null,
  templates: BookingTemplates,
): string {
  const url = new URL(address)
  const template = templates[address] ?? templates[url.origin]
  if (!stay || !template) return address

  const [path = '', query = ''] = template.replace('{url}', '').split('?', 2)
  url.pathname += fill(path, stay)
  for (const [name, value] of new URLSearchParams(query)) {
    // The number of guests is often unknown; an empty one would confuse the partner.
    if (value === '{guests}' && stay.guests === undefined) continue
    url.searchParams.set(name, fill(value, stay, String))
  }
  return url.href
}

function fill(text: string, stay: Stay, encode = encodeURIComponent): string {
  return text
    .replaceAll(
      /\{(checkIn|checkOut)(?::([YMD./-]+))?\}/g,
      (_, which: 'checkIn' | 'checkOut', format?: string) => encode(formatted(stay[which], format)),
    )
    .replaceAll('{guests}', String(stay.guests ?? ''))
}

/** The day in the partner's format: YYYY, YY, MM, M, DD and D stand for its parts. */
function formatted(day: Day, format?: string): string {
  const [year = '', month = '', date = ''] = day.split('-', 3)
  const parts: Readonly<Record<string, string>> = {
    YYYY: year,
    YY: year.slice(2),
    MM: month,
    M: String(Number(month)),
    DD: date,
    D: String(Number(date)),
  }
  return format ? format.replaceAll(/YYYY|YY|MM?|DD?/g, (part) => parts[part] ?? part) : day
}
