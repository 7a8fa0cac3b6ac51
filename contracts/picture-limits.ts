import { entryLimits } from './limits.ts'
import { pictureAltLength } from './picture-types.ts'

const megabyte = 1024 * 1024

/** The owner's pictures. Apart from the other limits, which every page loads. */
export const pictureLimits = {
  megabytes: 50,
  bytes: 50 * megabyte,
  /** Million pixels; phones have up to 50, and HEIC is read whole. */
  megapixels: { ...entryLimits.megapixels, png: 72, webp: 72, avif: 50, heic: 50 },
  album: 40,
  alt: pictureAltLength,
  /** Bytes of the name that its address begins with. */
  name: 40,
  /** Pixels across below which a picture looks blurred in its place; the largest icon for a mark. */
  leastWidth: { mark: 512, other: 1200 },
  /** How long a picture that no version of an album shows any more is kept. */
  unusedDays: 90,
} as const
