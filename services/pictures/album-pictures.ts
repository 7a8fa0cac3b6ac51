import type { AlbumPictureState } from '#contracts/album-pictures.ts'
import { prizesAlbum } from '#content/pictures/stand-ins.ts'
import type { Picture } from '#contracts/pictures.ts'
import { ownUploads, type StoredUpload } from '#store/pictures/uploads.ts'
import type { Dependencies } from '../dependencies.ts'
import { missing } from '../errors.ts'
import { albumsPrefix, shippedId } from '../site/albums.ts'
import { readBase } from '../site-editing/site-source.ts'
import { madePicture } from './find-picture.ts'
import { stepsOf } from './recipe.ts'

/**
 * The pictures that an album can show: shipped ones, then the owner's, also those that are not in it
 * at the moment. Throws `NotFoundError`.
 */
export async function listAlbumPictures(
  { db, siteSource }: Pick<Dependencies, 'db' | 'siteSource'>,
  album: string,
): Promise<AlbumPictureState[]> {
  await assertAlbum({ db, siteSource }, album)
  const shipped = siteSource.albums.get(album) ?? []
  const own = await ownUploads(db, album)
  return [
    ...shipped.map((picture) => presentShipped(picture, shippedId(shipped, picture))),
    ...own.map(presentOwn),
  ]
}

/** Throws `NotFoundError`. */
export async function assertAlbum(
  { db, siteSource }: Pick<Dependencies, 'db' | 'siteSource'>,
  album: string,
): Promise<void> {
  if (album === prizesAlbum) return
  const { documents } = await readBase(db, siteSource)
  if (!documents.has(albumsPrefix + album)) throw missing('album')
}

function presentShipped(picture: Picture, id: string): AlbumPictureState {
  const shown = withoutText(picture)
  return { id, name: id, state: 'ready', done: 1, total: 1, picture: shown, isOwn: false }
}

/** Its alternative text is the album's to say. */
function withoutText({ alt, ...picture }: Picture): Omit<Picture, 'alt'> {
  void alt
  return picture
}

export function presentOwn(stored: StoredUpload): AlbumPictureState {
  const { id, originalName, state, files } = stored
  const made = madePicture(stored)
  return {
    id,
    name: originalName,
    state: state === 'waiting' ? 'making' : state,
    done: files.length,
    // The last step is the placeholder.
    total: stepsOf(stored).length + 1,
    picture: made && withoutText(made),
    isOwn: true,
  }
}
