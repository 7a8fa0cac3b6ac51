import { srcSet } from '#content/pictures/url.ts'
import type { Encoded, Picture } from '#contracts/pictures.ts'

/**
 * Displayed width, as in the `sizes` attribute. A function where the picture covers its box: it is
 * then as wide as its own shape (width by height) makes it.
 */
export type Sizes = string | ((shape: number) => string)

/** Of a picture that covers a box of this width and height, in CSS lengths. */
export function covering(width: string, height: string): Sizes {
  return (shape) => `max(${width}, ${height} * ${shape.toFixed(2)})`
}

/**
 * The last entry of `sizes`: a picture this wide on phones. High-density screens get about two
 * pixels per CSS pixel: a third is invisible and doubles the bytes.
 */
export function onPhones(width: string): string {
  return `(min-resolution: 2.5dppx) calc(${width} * 0.6), ${width}`
}

/** The `sizes` attribute for one version of a picture. */
export function sizesFor(sizes: Sizes, { width, height }: Encoded): string {
  return typeof sizes === 'string' ? sizes : sizes(width / height)
}

/** Where a picture's tall version is shown: on phones that are held upright. */
export const tallScreens = '(max-aspect-ratio: 2/3)'

/** What a preload needs to fetch the version that is shown, and no other. */
export interface Preload {
  imageSrcSet: string
  imageSizes: string
  media?: string
}

export function preloadsOf(picture: Picture, sizes: Sizes): Preload[] {
  const wide = preloadOf(picture, sizes)
  if (!picture.tall) return [wide]
  return [
    { ...preloadOf(picture.tall, sizes), media: tallScreens },
    { ...wide, media: `not all and ${tallScreens}` },
  ]
}

function preloadOf(version: Encoded, sizes: Sizes): Preload {
  return { imageSrcSet: srcSet(version), imageSizes: sizesFor(sizes, version) }
}
