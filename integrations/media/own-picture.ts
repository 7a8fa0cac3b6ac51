import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromFile } from 'file-type'
import type { Sharp } from 'sharp'
import { pictureLimits } from '#contracts/picture-limits.ts'
import { encodeStep, type EncodeStep } from './encode-step.ts'
import { decodeHeic } from './heic.ts'
import { encodedName, type PreparedFile, RefusedMediaError } from './media.ts'
import { withPicture } from './nearly-whole.ts'
import { sharp } from './picture.ts'

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
 * A clean copy of a picture: upright, in sRGB, without metadata (EXIF, GPS), and not larger than we
 * need; a JPEG, or a PNG if something shows through it. Any fault in its data rejects it.
 */
export async function prepareOwnPicture(path: string, cleanPath: string): Promise<PreparedFile> {
  const found = await fileTypeFromFile(path)
  const format = found && formats[found.mime as keyof typeof formats]
  if (!format) throw new RefusedMediaError('wrong type')
  const mostPixels = pictureLimits.megapixels[format] * million
  if (format === 'heic') return writeClean(await fromHeic(path, mostPixels), cleanPath)
  if (format === 'avif') sharp.unblock({ operation: ['VipsForeignLoadHeifFile'] })
  return withPicture(path, async (picture) => {
    const { width, height } = await picture.metadata()
    if (width * height > mostPixels) throw new RefusedMediaError('too many pixels')
    return writeClean(picture.autoOrient(), cleanPath)
  })
}

async function writeClean(picture: Sharp, cleanPath: string): Promise<PreparedFile> {
  const side = { width: mostSide, height: mostSide }
  const small = picture
    .resize({ ...side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const isTransparent = await isSeenThrough(picture)
  const { width, height, size } = await (
    isTransparent
      ? small.png()
      : small.removeAlpha().jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
  ).toFile(cleanPath)
  return { type: isTransparent ? 'image/png' : 'image/jpeg', bytes: size, width, height }
}

/** Many programs write an alpha channel with nothing in it. */
async function isSeenThrough(picture: Sharp): Promise<boolean> {
  const { hasAlpha } = await picture.metadata()
  return hasAlpha && !(await picture.clone().stats()).isOpaque
}

async function fromHeic(path: string, mostPixels: number) {
  const { data, width, height, channels } = await decodeHeic(path, mostPixels)
  return sharp(data, { raw: { width, height, channels } })
}

/** Writes one file of a clean picture, and returns its size in bytes. */
export async function writeStep(path: string, step: EncodeStep, folder: string): Promise<number> {
  const bytes = await encodeStep(sharp(path), step)
  await writeFile(join(folder, encodedName), bytes)
  return bytes.length
}
