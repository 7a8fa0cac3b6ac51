import { isIP } from 'node:net'

/** Whether the text is a URL with one of the protocols, written as 'https:'. */
export function isUrl(text: string, ...protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}

export function isHttpUrl(text: string): boolean {
  return isUrl(text, 'http:', 'https:')
}

/** Scheme, host and port; only a trailing slash is tolerated. */
export function isOrigin(text: string): boolean {
  return isHttpUrl(text) && /^https?:\/\/[^/?#@\s]+\/?$/i.test(text)
}

export function originOf(text: string): string {
  return new URL(text).origin
}

export function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535
}

/** An IP address, or a range such as 10.0.0.0/8. */
export function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

export function splitList(text: string): string[] {
  return text.split(',').map((item) => item.trim())
}
