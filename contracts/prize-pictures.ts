/** A prize picture stored on this site: a random name, as WebP. */
const ownForm = /^\/api\/files\/prizes\/([0-9a-f]{32}\.webp)$/

export function prizePictureAddress(name: string): string {
  return `/api/files/prizes/${name}`
}

/** The file name in an address of this site; null for any other address. */
export function prizePictureName(address: string | null): string | null {
  return (address && ownForm.exec(address)?.[1]) ?? null
}

const sourceForm = /^https:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i

/**
 * Whether a picture may be fetched from this address: explicit https, a host, no password. Forms
 * that browsers silently fix, such as backslashes or `https:host`, are rejected.
 */
export function isPictureSource(address: string): boolean {
  return sourceForm.test(address) && URL.canParse(address)
}
