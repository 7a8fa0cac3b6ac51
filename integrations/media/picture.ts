import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { entryLimits } from '#contracts/limits.ts'
import { pictureLimits } from '#contracts/picture-limits.ts'
import { encodeStep, type EncodeStep } from './encode-step.ts'
import { decodeHeic } from './heic.ts'
import { encodedName, type PreparedFile, RefusedMediaError, type Sender } from './media.ts'
import { withPicture } from './nearly-whole.ts'

// The library reads dozens of formats, some with a history of flaws. Guests may use three.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
})
// Each process handles one file and never repeats work.
sharp.cache(false)
sharp.concurrency(1)

const million = 1_000_000
/** Of the owner's: more than any page shows, so that a later recipe has what it needs. */
const mostSide = 4000

/**
 * Guests' formats, visually lossless. Two-pass JPEG would be slightly smaller but take five times the
 * memory.
 */
const guestFormats = {
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 92, optimiseCoding: false }),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp({ quality: 92, effort: 2 }),
}

/**
 * Decodes a picture and encodes it again: upright, in sRGB, without metadata (EXIF, GPS), and only
 * the first frame of an animation. Any fault in its data rejects it.
 */
export async function preparePicture(
  path: string,
  cleanPath: string,
  { type, sender }: { type: string; sender: Sender },
): Promise<PreparedFile> {
  const format = type.replace('image/', '')
  if (sender === 'owner') return prepareOwn(path, cleanPath, format)
  if (!isGuestFormat(format)) throw new RefusedMediaError('wrong type')
  return withPicture(path, async (picture) => {
    await assertFits(picture, format, entryLimits.megapixels[format])
    return written(guestFormats[format](upright(picture)), cleanPath, format)
  })
}

function isGuestFormat(format: string): format is keyof typeof guestFormats {
  return Object.hasOwn(guestFormats, format)
}

async function prepareOwn(path: string, cleanPath: string, format: string) {
  const { megapixels } = pictureLimits
  if (format === 'heic') {
    const { data, ...raw } = await decodeHeic(path, megapixels.heic * million)
    return writeOwn(sharp(data, { raw }), cleanPath)
  }
  if (format !== 'avif' && !isGuestFormat(format)) throw new RefusedMediaError('wrong type')
  if (format === 'avif') sharp.unblock({ operation: ['VipsForeignLoadHeifFile'] })
  return withPicture(path, async (picture) => {
    await assertFits(picture, format === 'avif' ? 'heif' : format, megapixels[format])
    return writeOwn(picture, cleanPath)
  })
}

async function assertFits(picture: Sharp, format: string, mostMegapixels: number): Promise<void> {
  const { format: found, width, height } = await picture.metadata()
  if (found !== format) throw new RefusedMediaError('wrong type')
  if (width * height > mostMegapixels * million) throw new RefusedMediaError('too many pixels')
}

function upright(picture: Sharp): Sharp {
  return picture.autoOrient().toColourspace('srgb')
}

/** A JPEG, or a PNG if something shows through it. */
async function writeOwn(picture: Sharp, cleanPath: string): Promise<PreparedFile> {
  const small = upright(picture).resize({
    width: mostSide,
    height: mostSide,
    fit: 'inside',
    withoutEnlargement: true,
  })
  if (await isSeenThrough(picture)) return written(small.png(), cleanPath, 'png')
  const opaque = small.removeAlpha().jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
  return written(opaque, cleanPath, 'jpeg')
}

/** Many programs write an alpha channel with nothing in it. */
async function isSeenThrough(picture: Sharp): Promise<boolean> {
  const { hasAlpha } = await picture.metadata()
  return hasAlpha && !(await picture.clone().stats()).isOpaque
}

async function written(
  picture: Sharp,
  path: string,
  format: keyof typeof guestFormats,
): Promise<PreparedFile> {
  const { width, height, size } = await picture.toFile(path)
  return { type: `image/${format}`, bytes: size, width, height }
}

/** Writes one file of a clean picture, and returns its size in bytes. */
export async function writeStep(path: string, step: EncodeStep, folder: string): Promise<number> {
  const bytes = await encodeStep(sharp(path), step)
  await writeFile(join(folder, encodedName), bytes)
  return bytes.length
}
