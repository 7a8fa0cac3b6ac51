/** A US phone number as the owner writes it: '(512) 847-2201'. */
export const telephoneNumber = /^\(\d{3}\) \d{3}-\d{4}$/

/** Splits a text at its phone numbers. */
export const telephoneNumbers = /(\(\d{3}\) \d{3}-\d{4})/

/** A `tel:` URL (RFC 3966). */
export function telephoneLink(number: string): string {
  return `tel:+1${number.replaceAll(/\D/g, '')}`
}
