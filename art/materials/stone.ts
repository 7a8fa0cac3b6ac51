import { ink, type Ink } from '../core/inks.ts'
import { fractalNoise, noise } from '../core/noise.ts'
import { fraction } from '../core/numbers.ts'
import { hash } from '../core/random.ts'
import { mix, type Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'

/** Coursed rubble: three inks of stone and the mortar. */
export function masonry(
  hexes: readonly [most: string, some: string, few: string, mortar: string],
  course = 0.26,
): Material {
  const [most, some, few, mortar] = hexes.map(ink) as [Ink, Ink, Ink, Ink]
  return {
    color: (point, normal) => {
      const [along, height] = faceOf(point, normal)
      const wavy = (height + 0.035 * noise(along * 1.4, height * 0.9)) / course
      const row = Math.floor(wavy)
      const stoneLength = course * (1.3 + 1.4 * hash(row, 2))
      const place = along / stoneLength + hash(row, 9) * 5 + 0.05 * noise(along * 3, height * 5)
      if (fraction(wavy) < 0.11 || fraction(place) < 0.055) return mortar
      const draw = hash(Math.floor(place), row, 6)
      return draw < 0.5 ? most : draw < 0.8 ? some : few
    },
  }
}

/** Where a point lies on the face of a wall or floor: along it and up it. */
function faceOf([x, y, z]: Vec3, normal: Vec3): readonly [number, number] {
  if (Math.abs(normal[1]) > 0.7) return [x, z]
  // Sides that meet at a corner must not mirror each other.
  return Math.abs(normal[0]) > Math.abs(normal[2]) ? [z + 7.3, y] : [x, y]
}

/** Layered limestone of creek banks: light, middle, and the cracks between layers. */
export function limestone(
  hexes: readonly [light: string, middle: string, crack: string],
): Material {
  const [light, middle, crack] = hexes.map(ink) as [Ink, Ink, Ink]
  const shade = mix(middle, crack, 0.5)
  return {
    color: ([x, y, z], normal) => {
      const layer = fractalNoise(x * 0.35 + z * 0.3, y * 7 + noise(x * 0.5, z * 0.5) * 1.2, 3)
      if (Math.abs(normal[1]) < 0.6) {
        const row = y * 3.1 + noise(x * 0.4, z * 0.4) * 0.5
        if (fraction(row) < 0.1 + 0.08 * noise(x * 2, z * 2)) return crack
      }
      return layer > 0.12 ? light : layer > -0.2 ? middle : shade
    },
  }
}
