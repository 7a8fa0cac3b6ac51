import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from '#contracts/pictures.ts'
import { stemFor } from '#integrations/media/picture-recipe.ts'
import { leftOut, ours, ownersPictures, unreadable, type Source } from '../pictures/sources.ts'

const pictureEndings = /\.(?:jpe?g|jfif|png|webp|avif|heic|heif|tiff?|gif|bmp|dng)$/i

/** Files in content/pictures that no album shows, with advice. `names`: of all albums. */
export async function leftOutPictures(
  folder: string,
  names: readonly string[],
  encoded: ReadonlyMap<string, readonly Pick<Picture, 'stem'>[]>,
): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name)
      if (entry.isFile() && pictureEndings.test(entry.name)) {
        return [leftOut(path, 'in no folder. Move it into the folder of its cabin or page')]
      }
      if (!entry.isDirectory() || entry.name === ours) return []
      if (!names.includes(entry.name)) {
        const files = await readdir(path, { recursive: true })
        const isPicture = files.some((name) => pictureEndings.test(name))
        const why = `no cabin or page has a folder of this name. They are ${names.join(', ')}`
        return isPicture ? [leftOut(path, why)] : []
      }
      const { pictures, problems } = await ownersPictures(folder, entry.name)
      const shown = encoded.get(entry.name)?.map(({ stem }) => stem)
      return [...problems, ...(await notShown(pictures, shown)), ...(await nested(path))]
    }),
  )
  return found.flat()
}

/** Unknown until the album has been encoded. */
async function notShown(
  pictures: readonly Source[],
  shown: readonly string[] | undefined,
): Promise<string[]> {
  if (!shown) return []
  const stems = await Promise.all(
    pictures.map(async ({ name, path }) => ({ path, stem: stemFor(name, await readFile(path)) })),
  )
  return stems.filter(({ stem }) => !shown.includes(stem)).map(({ path }) => unreadable(path))
}

async function nested(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) =>
      leftOut(join(folder, name), 'a folder within a folder. Move its pictures up'),
    )
}
