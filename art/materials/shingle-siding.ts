import { ink, type Ink } from '../core/inks.ts'
import { fraction } from '../core/numbers.ts'
import { hash } from '../core/random.ts'
import type { Material } from '../tracer/material.ts'

/** Most shingles, some shingles, and the shadow under each course. */
export type ShingleInks = readonly [most: string, some: string, shadow: string]

const course = 0.15
const width = 0.16

/** Shingles on walls of any side. */
export function shingleSiding(hexes: ShingleInks): Material {
  const [most, some, shadow] = hexes.map(ink) as [Ink, Ink, Ink]
  return {
    color: ([x, y, z], normal) => {
      const row = Math.floor(y / course)
      if (fraction(y / course) < 0.14) return shadow
      const along = (Math.abs(normal[0]) > Math.abs(normal[2]) ? z : x) / width + hash(row, 1) * 3
      if (fraction(along) < 0.07) return shadow
      return hash(Math.floor(along), row, 4) > 0.66 ? some : most
    },
  }
}
