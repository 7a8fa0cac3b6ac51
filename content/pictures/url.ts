import { picturesPath } from '#contracts/addresses.ts'
import type { Picture, PictureFormat } from '#contracts/pictures.ts'

/** What its file is called in the album: the stem without album and hash. Documents name it so. */
export function pictureName({ stem }: Pick<Picture, 'stem'>, album: string): string {
  const name = stem.replace(/-[^-]+$/, '')
  return name.startsWith(`${album}-`) ? name.slice(album.length + 1) : name
}

/** The address of one encoded file. `width` must be one of `picture.widths`. */
export function pictureUrl(picture: Picture, width: number, format: PictureFormat): string {
  return `${picturesPath}${picture.stem}-${width}.${format}`
}

/** All widths of a picture in one format, as the `srcset` of an `<img>` or `<source>`. */
export function srcSet(picture: Picture, format: PictureFormat): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ')
}

/** The 1200x630 JPEG for social cards, as a path: those need the public origin put before it. */
export function socialPictureUrl(picture: Picture): string {
  return `${picturesPath}${picture.stem}-og.jpg`
}
