import type { Sharp } from 'sharp'
import { budgetOf, markOnCard, recipe, widthsFor } from './picture-recipe.ts'

export interface AvifStep {
  kind: 'avif'
  width: number
  /** What it may weigh, in bytes. */
  budget: number
  /** Smaller, but ten times slower: for files encoded once. */
  isPatient?: boolean
}

/** One file of a picture that pages show. */
export type EncodeStep =
  | AvifStep
  | { kind: 'webp'; width: number }
  /** For shared links: a JPEG, so `ground` is what shows through the picture. */
  | { kind: 'card'; ground?: string }
  /** A card with the owner's mark; `mark` is the path to its icon. */
  | { kind: 'marked card'; mark: string }
  /** Of a mark: a square PNG; `ground` for systems that show none through it. */
  | { kind: 'icon'; size: number; ground?: string }
  /** The blur until the picture has loaded, a WebP of a few bytes. */
  | { kind: 'placeholder' }

interface Size {
  width: number
  height: number
}

/** The largest width a picture is shown at, and the height it has then. */
export function shownSize(size: Size): Size {
  const width = Math.max(...widthsFor(size.width))
  return { width, height: Math.round((size.height * width) / size.width) }
}

export function avifStep(
  width: number,
  shape: Size,
  { isPatient = false }: Pick<AvifStep, 'isPatient'> = {},
): AvifStep {
  return { kind: 'avif', width, budget: budgetOf(width, shape), isPatient }
}

/** A file to be made of a picture. */
export interface PictureStep {
  /** Its name, in its address too. */
  file: string
  type: string
  step: EncodeStep
}

/** What pages show of a picture: a WebP for browsers without AVIF, then AVIF in every width. */
export function sizesOf(
  stem: string,
  size: Size,
  options: Pick<AvifStep, 'isPatient'> = {},
): PictureStep[] {
  const width = Math.min(shownSize(size).width, recipe.webp.width)
  return [
    { file: `${stem}.webp`, type: 'image/webp', step: { kind: 'webp', width } },
    ...widthsFor(size.width).map((each) => ({
      file: `${stem}-${each}.avif`,
      type: 'image/avif',
      step: avifStep(each, size, options),
    })),
  ]
}

/** One file by the recipe, from an upright picture in sRGB. */
export async function encodeStep(image: Sharp, step: EncodeStep): Promise<Buffer> {
  const { webp, social, placeholder } = recipe
  switch (step.kind) {
    case 'avif':
      return avifWithin(step, image)
    case 'webp':
      return image.resize(step.width).webp(webp).toBuffer()
    case 'card':
      return image
        .resize(social.width, social.height, { fit: 'cover' })
        .flatten({ background: step.ground ?? 'white' })
        .jpeg({ quality: social.quality, mozjpeg: true })
        .toBuffer()
    case 'marked card':
      return stampedCard(image, step.mark, markOnCard)
    case 'icon':
      return iconOf(image, step)
    case 'placeholder':
      return image
        .resize(placeholder.width)
        .webp({ quality: placeholder.quality, effort: 6 })
        .toBuffer()
  }
}

/** Adds a square picture in the lower left corner, where no social network puts its own logo. */
export function stampedCard(
  card: Sharp,
  input: string | Buffer,
  { size, margin }: { size: number; margin: number },
): Promise<Buffer> {
  const { height, quality } = recipe.social
  return card
    .composite([{ input, left: margin, top: height - size - margin }])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
}

function iconOf(
  image: Sharp,
  { size, ground }: Extract<EncodeStep, { kind: 'icon' }>,
): Promise<Buffer> {
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  const icon = image.resize(size, size, { fit: 'contain', background })
  return (ground ? icon.flatten({ background: ground }) : icon)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** The bytes of a placeholder as a data: address. */
export function placeholderAddress(bytes: Buffer): string {
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/** As good as the budget allows; over it only if the lowest quality is. */
async function avifWithin({ width, budget, isPatient }: AvifStep, image: Sharp): Promise<Buffer> {
  const { qualities, effort } = isPatient ? recipe.patientAvif : recipe.avif
  let smallest: Buffer | undefined
  for (const quality of qualities) {
    smallest = await image.clone().resize(width).avif({ quality, effort }).toBuffer()
    if (smallest.length <= budget) break
  }
  if (!smallest) throw new Error('The recipe has no quality.')
  return smallest
}
