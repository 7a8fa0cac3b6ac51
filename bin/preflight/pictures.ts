import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { pictureSchema } from '#contracts/pictures.ts'
import type { Finding } from './finding.ts'

const albumSchema = z.array(pictureSchema.pick({ standIn: true }))

/**
 * Albums of the encoded pictures in `folder` (`build/pictures`) that still show our drawings.
 * A list of another shape, such as the one for cards, repeats these pictures and is passed over.
 */
export async function standInPictures(folder: string): Promise<Finding[]> {
  const lists = await listAlbums(folder)
  if (lists.length === 0)
    return [{ what: 'no pictures are encoded yet', where: 'run: npm run pictures' }]

  const findings = await Promise.all(lists.map((list) => standInsOf(join(folder, list))))
  return findings.flat()
}

async function listAlbums(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.json')).toSorted()
}

async function standInsOf(file: string): Promise<Finding[]> {
  const album = albumSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!album.success) return []
  const standIns = album.data.filter((picture) => picture.standIn).length
  if (standIns === 0) return []

  const name = basename(file, '.json')
  return [
    {
      what: `${name}: ${standIns} of ${album.data.length} pictures are drawings`,
      where: `content/pictures/${name}/`,
    },
  ]
}
