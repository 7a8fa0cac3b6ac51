/** Of the United States, as the owner writes them: '(512) 847-2201'. */
export const telephoneNumber = /^\(\d{3}\) \d{3}-\d{4}$/

/** The same, to split a text by. */
export const telephoneNumbers = /(\(\d{3}\) \d{3}-\d{4})/

/** What dials a number (RFC 3966). */
export function telephoneLink(number: string): string {
  return `tel:+1${number.replaceAll(/\D/g, '')}`
}
