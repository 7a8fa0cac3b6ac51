import { markAlbum, pageAlbums } from '#content/pictures/stand-ins.ts'
import type { Album, Albums, Picture } from '#contracts/pictures.ts'
import { albumDocumentSchema, type AlbumPicture } from '#contracts/site/albums.ts'
import { withMark } from '#contracts/text-marks.ts'
import type { RawDocuments } from './parse-document.ts'
import type { Site } from './site.ts'

/** Of the names of albums as documents. */
export const albumsPrefix = 'albums/'

/** A picture of an album by its id; 'making' while its files are made, undefined if there is none. */
export type FindPicture = (album: string, id: string) => Picture | 'making' | undefined

/** Not a mistake of the owner's: only publishing waits for it. */
export const pictureInMaking = 'This picture is still being made.'

/** The albums as shipped, as the owner edits them. */
export function albumDocuments(albums: Albums, { cabins }: Pick<Site, 'cabins'>): RawDocuments {
  const names = [...cabins.map(({ id }) => id), ...Object.keys(pageAlbums), markAlbum]
  return new Map(
    names.map((name) => {
      const album = albums.get(name) ?? []
      const pictures = album.map((picture) => ({ id: shippedId(album, picture), alt: picture.alt }))
      return [albumsPrefix + name, { pictures }]
    }),
  )
}

/** Names a shipped picture in its album, and outlives that it is encoded again. */
export function shippedId(album: Album, { stem }: Picture): string {
  const name = withoutHash(stem)
  return album.filter((other) => withoutHash(other.stem) === name).length > 1 ? stem : name
}

function withoutHash(stem: string): string {
  return stem.replace(/-[^-]+$/, '')
}

/** The names of the albums among the documents. */
export function albumNames(raw: RawDocuments): string[] {
  return [...raw.keys()].flatMap((name) =>
    name.startsWith(albumsPrefix) ? [name.slice(albumsPrefix.length)] : [],
  )
}

interface AlbumParsing {
  /** The document of an album; undefined if it has mistakes, which are noted. */
  parse: (document: string, schema: typeof albumDocumentSchema) => AlbumDocument | undefined
  find: FindPicture
  note: (document: string, path: string, message: string) => void
  /** Whether texts say where they stand. */
  isMarked: boolean
}

interface AlbumDocument {
  pictures: readonly AlbumPicture[]
}

/** The album as pages show it; notes what is wrong. */
export function parseAlbum(name: string, { parse, find, note, isMarked }: AlbumParsing): Album {
  const document = albumsPrefix + name
  const written = parse(document, albumDocumentSchema)
  if (!written) return []
  // A cabin may have none.
  if (written.pictures.length === 0 && Object.hasOwn(pageAlbums, name)) {
    note(document, 'pictures', 'The page needs a picture.')
  }
  return written.pictures.flatMap(({ id, alt, focus }, at) => {
    const found = find(name, id)
    if (found === undefined) note(document, `pictures.${at}`, 'This picture is no longer there.')
    if (found === 'making') note(document, `pictures.${at}`, pictureInMaking)
    if (typeof found !== 'object') return []
    const shown = isMarked ? withMark(alt, { document, path: `pictures.${at}` }) : alt
    return [{ ...found, alt: shown, ...(focus && { focus: `${focus.x}% ${focus.y}%` }) }]
  })
}
