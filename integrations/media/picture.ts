import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { entryLimits } from '#contracts/limits.ts'
import { type ImageType, type MadeVariant, type PreparedFile, RefusedMediaError } from './media.ts'
import { withPicture } from './nearly-whole.ts'

// The library reads dozens of formats, some with a history of flaws. Entries use three.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
})
// Each process handles one file and never repeats work.
sharp.cache(false)
sharp.concurrency(1)

export { sharp }

interface Recipe {
  /** The library's name for it. */
  format: 'jpeg' | 'png' | 'webp'
  encode: (picture: Sharp) => Sharp
}

const million = 1_000_000

/** Visually lossless. Two-pass JPEG would be slightly smaller but take five times the memory. */
const recipes: Record<ImageType, Recipe> = {
  'image/jpeg': {
    format: 'jpeg',
    encode: (picture) => picture.jpeg({ quality: 92, optimiseCoding: false }),
  },
  'image/png': {
    format: 'png',
    encode: (picture) => picture.png(),
  },
  'image/webp': {
    format: 'webp',
    encode: (picture) => picture.webp({ quality: 92, effort: 2 }),
  },
}

/** Widths of the variants, in pixels. */
export const variantWidths = { card: 640, large: 1600 } as const

/**
 * Decodes a picture and encodes it again: upright, in sRGB, without metadata (EXIF, GPS), and only
 * the first frame of an animation. Any fault in its data rejects it.
 */
export async function preparePicture(
  path: string,
  type: ImageType,
  cleanPath: string,
): Promise<PreparedFile> {
  const { format, encode } = recipes[type]
  return withPicture(path, async (picture) => {
    const found = await picture.metadata()
    if (found.format !== format) throw new RefusedMediaError('wrong type')
    const pixels = found.width * found.height
    if (pixels > entryLimits.megapixels[format] * million) {
      throw new RefusedMediaError('too many pixels')
    }
    const upright = picture.autoOrient().toColourspace('srgb')
    const { width, height, size } = await encode(upright).toFile(cleanPath)
    return { type, bytes: size, width, height }
  })
}

/** A clean picture in the sizes pages show, never enlarged. */
export async function pictureVariants(path: string, folder: string): Promise<MadeVariant[]> {
  const made: MadeVariant[] = []
  for (const name of ['card', 'large'] as const) {
    const width = variantWidths[name]
    const resized = sharp(path).resize({
      width,
      height: width * 2,
      fit: 'inside',
      withoutEnlargement: true,
    })
    made.push(...(await encodeVariant(resized, name, folder)))
  }
  return made
}

/** AVIF for browsers that accept it, WebP for all others. */
export async function encodeVariant(
  picture: Sharp,
  name: MadeVariant['name'],
  folder: string,
): Promise<MadeVariant[]> {
  const encodings = {
    avif: (each: Sharp) => each.avif({ quality: 55, effort: 2 }),
    webp: (each: Sharp) => each.webp({ quality: 80, effort: 4 }),
  }
  const made: MadeVariant[] = []
  for (const format of ['avif', 'webp'] as const) {
    const path = join(folder, `${name}.${format}`)
    const { size } = await encodings[format](picture.clone()).toFile(path)
    made.push({ name, format, path, bytes: size })
  }
  return made
}
