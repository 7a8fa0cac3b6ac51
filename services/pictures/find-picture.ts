import type { Album, Albums, Picture } from '#contracts/pictures.ts'
import { shownSize } from '#integrations/media/encode-step.ts'
import type { Database } from '#store/database.ts'
import { ownUploads, type StoredUpload } from '#store/pictures/uploads.ts'
import { shippedId, type FindPicture } from '../site/albums.ts'

/** Finds pictures among the shipped ones and the owner's, as they are at the moment. */
export async function pictureFinder(db: Database, albums: Albums): Promise<FindPicture> {
  const own = new Map((await ownUploads(db)).map((picture) => [picture.id, picture]))
  return (album, id) => {
    const shipped = shippedIn(albums.get(album) ?? [], id)
    if (shipped) return shipped
    const picture = own.get(id)
    if (!picture || picture.state === 'failed') return undefined
    return madePicture(picture) ?? 'making'
  }
}

export function shippedIn(album: Album, id: string): Picture | undefined {
  return album.find((picture) => shippedId(album, picture) === id)
}

/** As pages show it, with an empty alternative text; null while its files are made. */
export function madePicture(picture: StoredUpload): Picture | null {
  const { id, placeholder, state } = picture
  if (state !== 'ready' || placeholder === null) return null
  return {
    stem: id,
    ...shownSize(picture),
    widths: madeWidths(picture),
    placeholder,
    alt: '',
    standIn: false,
  }
}

/** Read from its files: the recipe may have gained widths since they were made. */
function madeWidths({ files }: StoredUpload): number[] {
  const widths = files.map(({ name }) => Number(/-(\d+)\.avif$/.exec(name)?.[1]))
  return widths.filter((width) => !Number.isNaN(width))
}
