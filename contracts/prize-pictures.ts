/** Where a picture of a prize is kept on this site: under a random name, as WebP. */
const ownForm = /^\/api\/files\/prizes\/([0-9a-f]{32}\.webp)$/

export function prizePictureAddress(name: string): string {
  return `/api/files/prizes/${name}`
}

/** The name in an address of this site; null for any other address, and for none. */
export function prizePictureName(address: string | null): string | null {
  return (address && ownForm.exec(address)?.[1]) ?? null
}

const sourceForm = /^https:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i

/**
 * Whether a picture may be fetched from this address: https written out, a host, no password. What a
 * browser would fix silently, such as backslashes or `https:host`, is no address to us.
 */
export function isPictureSource(address: string): boolean {
  return sourceForm.test(address) && URL.canParse(address)
}
