import { placeOn, type Axis } from '../core/axes.ts'
import { ink, type Ink } from '../core/inks.ts'
import { fraction } from '../core/numbers.ts'
import { hash } from '../core/random.ts'
import type { Material } from '../tracer/material.ts'

interface MetalOptions {
  /** The axis of the ridge: seams run across it. */
  ridge: Axis
  spacing?: number
  gloss?: number
}

/** Standing seam metal: sheet, seam, and the light on the seam. */
export function standingSeam(
  hexes: readonly [sheet: string, seam: string, light: string],
  { ridge, spacing = 0.42, gloss = 0 }: MetalOptions,
): Material {
  const [sheet, seam, light] = hexes.map(ink) as [Ink, Ink, Ink]
  return {
    gloss,
    color: (point) => {
      const within = fraction(placeOn(ridge, point) / spacing)
      return within < 0.09 ? seam : within < 0.17 ? light : sheet
    },
  }
}

const course = 0.16

/** Wooden shingles in courses: most, some, and the shadow under each course. */
export function shingles(
  hexes: readonly [most: string, some: string, shadow: string],
  ridge: Axis,
): Material {
  const [most, some, shadow] = hexes.map(ink) as [Ink, Ink, Ink]
  return {
    color: (point) => {
      const row = Math.floor(point[1] / course)
      if (fraction(point[1] / course) < 0.16) return shadow
      return hash(Math.floor(placeOn(ridge, point) / 0.28 + hash(row, 1)), row, 4) > 0.6
        ? some
        : most
    },
  }
}
