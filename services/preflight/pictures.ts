import { pageOfAlbum } from '#content/pictures/stand-ins.ts'
import type { Picture } from '#contracts/pictures.ts'
import type { Finding } from './finding.ts'

/** Albums that still show our drawings, with the page they are on. `cabins`: their ids. */
export function standInPictures(
  albums: ReadonlyMap<string, readonly Pick<Picture, 'standIn'>[]>,
  cabins: readonly string[],
): Finding[] {
  if (albums.size === 0)
    return [{ what: 'no pictures are encoded yet', where: 'run: npm run pictures' }]
  return [...albums].flatMap(([name, pictures]) => {
    const standIns = pictures.filter((picture) => picture.standIn).length
    if (standIns === 0) return []
    const page = cabins.includes(name) ? `/cabins/${name}` : pageOfAlbum(name)
    return [
      {
        what: `${name}: ${standIns} of ${pictures.length} pictures are drawings (${page})`,
        where: `content/pictures/${name}/`,
      },
    ]
  })
}
