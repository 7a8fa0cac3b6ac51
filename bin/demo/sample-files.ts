import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { readDrawings } from '#bin/pictures/drawn.ts'

const drawn = fileURLToPath(new URL('../../content/pictures/drawn', import.meta.url))

export interface SampleFile {
  name: string
  type: string
  content: Uint8Array<ArrayBuffer>
}

/** One of the site's drawings as the JPEG that a guest's phone might send. */
export async function photographOf(name: string): Promise<SampleFile> {
  const { [name]: drawing } = await readDrawings(drawn)
  if (!drawing) throw new Error(`The drawing '${name}' is missing.`)
  const file = join(drawn, `${drawing.stem}-1200.avif`)
  const jpeg = await sharp(file).resize(1200, 800, { fit: 'cover' }).jpeg().toBuffer()
  const plain = name.replaceAll('/', '-')
  return { name: `${plain}.jpg`, type: 'image/jpeg', content: new Uint8Array(jpeg) }
}
