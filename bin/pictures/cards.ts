import { access } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { socialCardFile } from '#content/pictures/url.ts'
import type { Picture } from '#contracts/pictures.ts'
import { writeWhole } from './encode-picture.ts'
import { recipe } from './recipe.ts'

/**
 * The cards that shared links show, of encoded pictures: made from their largest file unless there
 * already. Returns the names of the files.
 */
export async function makeCards(pictures: readonly Picture[], folder: string): Promise<string[]> {
  return Promise.all(pictures.map((picture) => makeCard(picture, folder)))
}

async function makeCard({ stem, widths }: Picture, folder: string): Promise<string> {
  const file = socialCardFile(stem)
  const isThere = await access(join(folder, file)).then(
    () => true,
    () => false,
  )
  if (isThere) return file
  const { width, height, quality } = recipe.social
  const card = sharp(join(folder, `${stem}-${Math.max(...widths)}.avif`))
    .resize(width, height, { fit: 'cover' })
    .jpeg({ quality, mozjpeg: true })
  await writeWhole(join(folder, file), await card.toBuffer())
  return file
}
