import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromFile } from 'file-type'
import { pictureLimits } from '#contracts/picture-limits.ts'
import { encodeStep, type EncodeStep } from './encode-step.ts'
import { decodeHeic } from './heic.ts'
import { encodedName, type PreparedFile, RefusedMediaError } from './media.ts'
import { sharp } from './picture.ts'
import { assertStructure } from './structure/index.ts'

// The owner's pictures: more formats than guests', and large ones.

/** More than any page shows, so that a later recipe has what it needs. */
const mostSide = 4000
const million = 1_000_000

const formats = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/heif': 'heic',
} as const

/**
 * A clean JPEG of a picture: upright, in sRGB, on white, without metadata (EXIF, GPS), and not larger
 * than we need. Any fault in its data rejects it.
 */
export async function prepareOwnPicture(path: string, cleanPath: string): Promise<PreparedFile> {
  const found = await fileTypeFromFile(path)
  const format = found && formats[found.mime as keyof typeof formats]
  if (!format) throw new RefusedMediaError('wrong type')
  const mostPixels = pictureLimits.megapixels[format] * million
  const picture =
    format === 'heic'
      ? await fromHeic(path, mostPixels)
      : await fromFile(path, { format, mostPixels })
  const side = { width: mostSide, height: mostSide }
  const { width, height, size } = await picture
    .resize({ ...side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toFile(cleanPath)
  return { type: 'image/jpeg', bytes: size, width, height }
}

async function fromHeic(path: string, mostPixels: number) {
  const { data, width, height, channels } = await decodeHeic(path, mostPixels)
  return sharp(data, { raw: { width, height, channels } })
}

interface FileFormat {
  format: 'jpeg' | 'png' | 'webp' | 'avif'
  mostPixels: number
}

async function fromFile(path: string, { format, mostPixels }: FileFormat) {
  if (format === 'avif') sharp.unblock({ operation: ['VipsForeignLoadHeifFile'] })
  else await assertStructure(path, `image/${format}`)
  const picture = sharp(path, { failOn: 'error', limitInputPixels: false, sequentialRead: true })
  const { width, height } = await picture.metadata()
  if (width * height > mostPixels) throw new RefusedMediaError('too many pixels')
  return picture.autoOrient()
}

/** Writes one file of a clean picture, and returns its size in bytes. */
export async function writeStep(path: string, step: EncodeStep, folder: string): Promise<number> {
  const bytes = await encodeStep(sharp(path), step)
  await writeFile(join(folder, encodedName), bytes)
  return bytes.length
}
