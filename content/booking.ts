import type { Day } from '#contracts/dates.ts'
import { cabins } from './cabins.ts'
import { site } from './site.ts'

/** Days in the property's zone; the guest sleeps the first night on `checkIn`. */
export interface Stay {
  checkIn: Day
  checkOut: Day
  guests?: number
}

/**
 * The partner's address for a stay, through the template of the partner it belongs to.
 * Without dates, or for a partner whose addresses take none, it is the address as it stands.
 */
export function bookingUrl(
  address: string,
  stay: Stay | null,
  templates: Readonly<Record<string, string>> = site.bookingTemplates,
): string {
  const url = new URL(address)
  const template = templates[url.origin]
  if (!stay || !template) return address

  const [path = '', query = ''] = template.replace('{url}', '').split('?', 2)
  url.pathname += fill(path, stay)
  for (const [name, value] of new URLSearchParams(query)) {
    // How many come is often not asked; an empty number would only confuse the partner.
    if (value === '{guests}' && stay.guests === undefined) continue
    url.searchParams.set(name, fill(value, stay, String))
  }
  return url.href
}

function fill(text: string, stay: Stay, encode = encodeURIComponent): string {
  return text
    .replaceAll('{checkIn}', encode(stay.checkIn))
    .replaceAll('{checkOut}', encode(stay.checkOut))
    .replaceAll('{guests}', String(stay.guests ?? ''))
}

/** Every origin a guest may be sent to for booking, each once. */
export function bookingOrigins(): string[] {
  const addresses = [site.bookingPartner.propertyUrl, ...cabins.map((cabin) => cabin.bookingUrl)]
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
