import { ink, type Ink } from '../core/inks.ts'
import { noise } from '../core/noise.ts'
import { hash } from '../core/random.ts'
import type { Material } from '../tracer/material.ts'

type Extras = Omit<Material, 'color'>

/** One ink all over. */
export function flat(hex: string, extras: Extras = {}): Material {
  const own = ink(hex)
  return { color: () => own, ...extras }
}

/** Enamel with fine light specks. */
export function speckled(hex: string, speckHex: string): Material {
  const [own, speck] = [ink(hex), ink(speckHex)]
  return {
    color: ([x, y, z]) =>
      hash(Math.round(x * 170), Math.round(y * 170), Math.round(z * 170)) < 0.05 ? speck : own,
  }
}

/** A lamp, a flame or a lit pane: shows its ink whatever the light. */
export function glowing(hex: string, emission: number): Material {
  return flat(hex, { emission, castsShadow: false })
}

/** Leaves in up to three inks, one a leaf. */
export function foliage(...hexes: readonly [string, string, string]): Material {
  const [most, some, few] = hexes.map(ink) as [Ink, Ink, Ink]
  return {
    kind: 'leaf',
    // Two triangles are one leaf.
    color: (_point, _normal, triangle) => {
      const draw = hash(triangle >> 1, 7)
      return draw < 0.55 ? most : draw < 0.85 ? some : few
    },
  }
}

/** Bark in long streaks. */
export function bark(dark: string, light: string): Material {
  const [low, high] = [ink(dark), ink(light)]
  return {
    color: ([x, y, z]) =>
      noise(x * 8 + z * 6 + 0.6 * noise(x * 2, y * 1.3), y * 0.7) > 0.15 ? high : low,
  }
}
