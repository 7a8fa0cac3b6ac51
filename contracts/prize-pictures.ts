import { picturesPath } from './addresses.ts'

const digits = /^[\w-]+-[0-9a-f]{16}$/

/** The id of the owner's picture that an address of this site shows; null for any other address. */
export function ownPictureId(address: string): string | null {
  if (!address.startsWith(picturesPath) || !address.endsWith('.webp')) return null
  const id = address.slice(picturesPath.length, -'.webp'.length)
  return digits.test(id) ? id : null
}

const sourceForm = /^https:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i

/**
 * Whether a picture may be fetched from this address: explicit https, a host, no password. Forms
 * that browsers silently fix, such as backslashes or `https:host`, are rejected.
 */
export function isPictureSource(address: string): boolean {
  return sourceForm.test(address) && URL.canParse(address)
}
