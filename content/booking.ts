import type { Day } from '#contracts/dates.ts'
import { cabins } from './cabins.ts'
import { site } from './site.ts'

/** Days in the property's zone; the guest sleeps the first night on `checkIn`. */
export type Stay = { checkIn: Day; checkOut: Day }

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

  const filled = template
    .replace('{url}', '')
    .replaceAll('{checkIn}', encodeURIComponent(stay.checkIn))
    .replaceAll('{checkOut}', encodeURIComponent(stay.checkOut))
  const [path = '', query = ''] = filled.split('?', 2)
  url.pathname += path
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value)
  return url.href
}

/** Every origin a guest may be sent to for booking, each once. */
export function bookingOrigins(): string[] {
  const addresses = [site.bookingPartner.propertyUrl, ...cabins.map((cabin) => cabin.bookingUrl)]
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
