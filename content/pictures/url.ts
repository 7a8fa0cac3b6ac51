import { picturesPath } from '#contracts/addresses.ts'
import type { Encoded, Picture } from '#contracts/pictures.ts'

/** What its file is called in the album: the stem without album and hash. Documents name it so. */
export function pictureName({ stem }: Pick<Picture, 'stem'>, album: string): string {
  const name = stem.replace(/-[^-]+$/, '')
  return name.startsWith(`${album}-`) ? name.slice(album.length + 1) : name
}

/** All widths of a picture in AVIF, as the `srcset` of a `<source>`. */
export function srcSet({ stem, widths }: Pick<Encoded, 'stem' | 'widths'>): string {
  return widths.map((width) => `${picturesPath}${stem}-${width}.avif ${width}w`).join(', ')
}

/** The WebP for browsers without AVIF, search engines and links to the whole picture. */
export function webpUrl({ stem }: Pick<Picture, 'stem'>): string {
  return `${picturesPath}${stem}.webp`
}

/** The owner's mark as an icon. Browsers keep icons for long: another mark has another address. */
export function markUrl(mark: string, icon = 'icon-192.png'): string {
  return `/${icon}?${mark}`
}

/**
 * The 1200x630 JPEG for social cards, as a path: those need the public origin put before it. Only the
 * first picture of an album has one. With `mark`, the owner's mark is on it, unless a cabin's badge is.
 */
export function socialPictureUrl(
  picture: Pick<Picture, 'stem' | 'badge'>,
  mark?: string | null,
): string {
  const address = `${picturesPath}${socialCardFile(picture)}`
  return mark && !picture.badge ? `${address}?mark=${mark}` : address
}

/** With a badge, the card of one cabin: other albums may begin with the same picture. */
export function socialCardFile({ stem, badge }: Pick<Picture, 'stem' | 'badge'>): string {
  return badge ? `${stem}-${badge}-og.jpg` : `${stem}-og.jpg`
}
