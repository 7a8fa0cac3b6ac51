import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ownersPictures } from './sources.ts'

/** Holds the drawings, not an album. */
const library = 'library'
const pictureEndings = /\.(?:jpe?g|png|webp|avif|heic|heif|tiff?|gif)$/i

/**
 * Files in content/pictures that no album takes, each with its reason: in no album's folder, in a
 * folder within one, of a kind that cannot be shown, or without a sentence.
 */
export async function leftOutPictures(
  folder: string,
  albums: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name)
      if (entry.isFile() && pictureEndings.test(entry.name)) return [lost(path, 'in no folder')]
      if (!entry.isDirectory() || entry.name === library) return []
      if (!Object.hasOwn(albums, entry.name)) {
        const names = await readdir(path, { recursive: true })
        const isPicture = names.some((name) => pictureEndings.test(name))
        return isPicture ? [lost(path, 'no cabin or page has a folder of this name')] : []
      }
      const { problems } = await ownersPictures(folder, entry.name)
      return [...problems, ...(await nested(path))]
    }),
  )
  return found.flat()
}

async function nested(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => lost(join(folder, name), 'a folder within the folder is not looked into'))
}

function lost(path: string, why: string): string {
  return `${path} is left out: ${why}.`
}
