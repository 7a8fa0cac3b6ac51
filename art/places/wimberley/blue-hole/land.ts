import { ink } from '../../../core/inks.ts'
import { noise } from '../../../core/noise.ts'
import { smoothstep } from '../../../core/numbers.ts'
import type { Ground } from '../../../land/ground.ts'
import { onStrata, underStrata, type Stratum } from '../../../land/strata.ts'
import type { Material } from '../../../tracer/material.ts'

/** Where the middle of the creek runs, and half its width. */
export function middleAt(z: number): number {
  return 1.2 * Math.sin((z - 2) * 0.12) - z * 0.05
}

export function halfAt(z: number): number {
  return 4.3 + 0.5 * Math.sin(z * 0.4) + (z > 3 ? (z - 3) * 0.3 : 0)
}

/** From the water's edge, negative in the water. */
export function fromWater(x: number, z: number): number {
  return Math.abs(x - middleAt(z)) - halfAt(z) + 0.25 * noise(x * 0.5, z * 0.5)
}

/** The layers of limestone on either bank. */
export const strata: { left: readonly Stratum[]; right: readonly Stratum[] } = {
  left: [
    [0, 0.16],
    [0.7, 0.38],
    [1.5, 0.6],
  ],
  right: [
    [0, 0.17],
    [0.45, 0.46],
    [1, 0.78],
    [1.6, 1.14],
  ],
}

/** How far to the right a distance from the water lies on a bank. */
export function acrossAt(away: number, z: number, side: -1 | 1): number {
  const x = middleAt(z) + side * halfAt(z)
  return x + side * (away - 0.25 * noise(x * 0.5, z * 0.5))
}

function rise(away: number, z: number, isRight: boolean): number {
  const end = z < -30 ? (-30 - z) * 0.12 : 0
  return smoothstep(2.4, 11, away) * (isRight ? 1.7 : 1.2) + end
}

function groundOver(layers: (strata: readonly Stratum[], away: number) => number): Ground {
  return {
    heightAt(x, z) {
      const away = fromWater(x, z)
      if (away < 0) return -0.5 + Math.max(away, -2) * 0.6
      const isRight = x > middleAt(z)
      return layers(isRight ? strata.right : strata.left, away) + rise(away, z, isRight)
    },
  }
}

/** Where things stand. */
export const land = groundOver(onStrata)
/** What lies under the layers, and is seen behind them. */
export const soil = groundOver(underStrata)

export const water: Material = {
  kind: 'water',
  castsShadow: false,
  color: ([x, , z]) => {
    const depth = -fromWater(x, z) / halfAt(z) + 0.16 * noise(x * 0.35, z * 0.8)
    return ink(
      depth > 0.7 ? '#0f6e62' : depth > 0.42 ? '#1c8d76' : depth > 0.18 ? '#4cb48f' : '#93d3a6',
    )
  },
}
