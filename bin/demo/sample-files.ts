import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { cropPixels } from '#bin/pictures/recipe.ts'
import { shots, type Shot, type ShotName } from '#content/pictures/shots.ts'

const library = fileURLToPath(new URL('../../content/pictures/library/', import.meta.url))

const whole = { left: 0, top: 0, width: 1, height: 1 }

export interface SampleFile {
  name: string
  type: string
  content: Uint8Array<ArrayBuffer>
}

/** One of the site's own pictures as the JPEG that a guest's phone might send. */
export async function photographOf(shot: ShotName): Promise<SampleFile> {
  const { file, crop }: Shot = shots[shot]
  const picture = sharp(library + file)
  const part = cropPixels(crop ?? whole, await picture.metadata())
  const jpeg = await picture.extract(part).resize(1200, 800, { fit: 'cover' }).jpeg().toBuffer()
  return { name: `${shot}.jpg`, type: 'image/jpeg', content: new Uint8Array(jpeg) }
}
