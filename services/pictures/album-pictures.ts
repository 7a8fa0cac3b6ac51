import type { AlbumPictureState } from '#contracts/album-pictures.ts'
import type { Picture } from '#contracts/pictures.ts'
import { picturesOf, type StoredPicture } from '#store/pictures/pictures.ts'
import type { Dependencies } from '../dependencies.ts'
import { missing } from '../errors.ts'
import { albumsPrefix, shippedId } from '../site/albums.ts'
import { readBase } from '../site-editing/site-source.ts'
import { madePicture } from './find-picture.ts'
import { stepsOf } from './stored-pictures.ts'

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
  const own = await picturesOf(db, album)
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

export function presentOwn(stored: StoredPicture): AlbumPictureState {
  const { id, fileName, state, files } = stored
  const made = madePicture(stored)
  return {
    id,
    name: fileName,
    state: state === 'waiting' ? 'making' : state,
    done: files.length,
    // The last step is the placeholder.
    total: stepsOf(stored).length + 1,
    picture: made && withoutText(made),
    isOwn: true,
  }
}
