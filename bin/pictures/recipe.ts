import { createHash } from 'node:crypto'
import type { Shot } from '#content/pictures/shots.ts'

export type Crop = NonNullable<Shot['crop']>

/** How pictures are encoded. Any change gives every file a new name, so caches never mix. */
export const recipe = {
  version: 2,
  widths: [320, 480, 800, 1200, 1600],
  avif: { quality: 50, effort: 3 },
  webp: { width: 1200, quality: 74, effort: 4 },
  social: { width: 1200, height: 630, quality: 75 },
  placeholder: { width: 12, quality: 1 },
} as const

/** A width this near to the picture's own would cost a file and save hardly a byte. */
const tooNear = 0.9

/** Pixel widths to encode, ascending: never larger than the picture nor than the largest width. */
export function widthsFor(ownWidth: number): number[] {
  const largest = Math.min(ownWidth, Math.max(...recipe.widths))
  return [...recipe.widths.filter((width) => width < largest * tooNear), largest]
}

/** File names begin with this: what the picture shows and a hash of all that shaped its pixels. */
export function stemFor(name: string, content: Uint8Array, crop?: Crop): string {
  const hash = createHash('sha256')
    .update(content)
    .update(JSON.stringify([recipe, crop ?? null]))
  return `${plain(name)}-${hash.digest('hex').slice(0, 8)}`
}

function plain(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
  return ascii.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'picture'
}

/** A crop in fractions as whole pixels that lie within the picture. */
export function cropPixels(crop: Crop, size: { width: number; height: number }) {
  const left = Math.round(crop.left * size.width)
  const top = Math.round(crop.top * size.height)
  return {
    left,
    top,
    width: Math.min(Math.round(crop.width * size.width), size.width - left),
    height: Math.min(Math.round(crop.height * size.height), size.height - top),
  }
}
