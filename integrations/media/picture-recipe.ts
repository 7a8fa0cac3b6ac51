import { createHash } from 'node:crypto'

/** `tall`: the largest part three wide to four high, from the middle. */
export type Crop = 'tall'

/** A cabin's badge on the card of its page, in pixels. */
export const badge = { size: 168, margin: 36 } as const

/** The owner's mark on all other cards, in pixels. */
export const markOnCard = { size: 192, margin: badge.margin } as const

/** The name of a card says which badge it shows. */
export function badgeHash(emblem: Uint8Array): string {
  const hash = createHash('sha256').update(emblem).update(JSON.stringify(badge))
  return hash.digest('hex').slice(0, 8)
}

/** How pictures are encoded. Any change gives every file a new name, so caches never mix. */
export const recipe = {
  version: 3,
  /** 728 fills phones 360 wide at a density of 2 and 412 wide at 1.75. */
  widths: [320, 480, 728, 800, 1200, 1600, 2000],
  /** The first quality that keeps the file within its budget is taken. */
  avif: { qualities: [50, 44, 38, 32, 26], effort: 3 },
  /** Same quality, an eighth smaller, ten times slower. */
  patientAvif: { qualities: [45, 39, 34, 28, 23], effort: 7 },
  webp: { width: 1200, quality: 74, effort: 4 },
  social: { width: 1200, height: 630, quality: 75 },
  placeholder: { width: 12, quality: 1 },
} as const

const kilobyte = 1000

/** What an AVIF may weigh in bytes, by the width it goes up to. */
const budgets = [
  { upTo: 480, bytes: 16 * kilobyte },
  { upTo: 800, bytes: 55 * kilobyte },
  { upTo: 1200, bytes: 110 * kilobyte },
  { upTo: 1600, bytes: 180 * kilobyte },
  { upTo: Infinity, bytes: 250 * kilobyte },
]

/** Fills the screen of a phone, whose signal may be poor. */
const tallBudget = 45 * kilobyte

/** What an AVIF of this size may weigh, in bytes. */
export function budgetOf(width: number, shape: { width: number; height: number }): number {
  const { bytes = 0 } = budgets.find(({ upTo }) => width <= upTo) ?? {}
  return shape.height > shape.width ? Math.min(bytes, tallBudget) : bytes
}

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
  return `${plainName(name)}-${hash.digest('hex').slice(0, 8)}`
}

/** A name in lowercase letters, digits and hyphens; 'picture' if nothing is left. */
export function plainName(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
  return ascii.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'picture'
}

/** The tall crop of a picture in whole pixels. */
export function tallPixels(size: { width: number; height: number }) {
  const width = Math.min(size.width, Math.round((size.height * 3) / 4))
  const height = Math.min(size.height, Math.round((size.width * 4) / 3))
  const [left, top] = [Math.round((size.width - width) / 2), Math.round((size.height - height) / 2)]
  return { left, top, width, height }
}
