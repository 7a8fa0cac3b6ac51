import type { Picture } from '#contracts/pictures.ts'
import type { Finding } from './finding.ts'

/** Albums that still show our drawings. */
export function standInPictures(
  albums: ReadonlyMap<string, readonly Pick<Picture, 'standIn'>[]>,
): Finding[] {
  if (albums.size === 0)
    return [{ what: 'no pictures are encoded yet', where: 'run: npm run pictures' }]
  return [...albums].flatMap(([name, pictures]) => {
    const standIns = pictures.filter((picture) => picture.standIn).length
    if (standIns === 0) return []
    return [
      {
        what: `${name}: ${standIns} of ${pictures.length} pictures are drawings`,
        where: `content/pictures/${name}/`,
      },
    ]
  })
}
