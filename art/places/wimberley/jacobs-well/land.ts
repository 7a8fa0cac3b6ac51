import { ink } from '../../../core/inks.ts'
import { fractalNoise, noise } from '../../../core/noise.ts'
import { smoothstep } from '../../../core/numbers.ts'
import type { Ground } from '../../../land/ground.ts'
import { onStrata, underStrata, type Stratum } from '../../../land/strata.ts'
import type { Material } from '../../../tracer/material.ts'

/** Where the middle of the creek runs, and half its width: wider around the spring. */
export function middleAt(z: number): number {
  return 1.6 * Math.sin(z * 0.11 + 0.2) + 0.3 * Math.sin(z * 0.4)
}

export function halfAt(z: number): number {
  return 2.5 + 3.2 * Math.exp(-(((z + 0.3) / 5) ** 2)) + 0.3 * Math.sin(z * 0.7)
}

/** From the water's edge, negative in the water. */
export function fromWater(x: number, z: number): number {
  return Math.abs(x - middleAt(z)) - halfAt(z) + raggedAt(x, z)
}

function raggedAt(x: number, z: number): number {
  return 0.3 * noise(x * 0.3, z * 0.3) + 0.06 * noise(x * 1.3, z * 1.3)
}

/** The layers of limestone: a wall on the left, low broad slabs on the right. */
export const strata: { left: readonly Stratum[]; right: readonly Stratum[] } = {
  left: [
    [0, 0.22],
    [0.6, 0.66],
    [1.1, 1.12],
    [1.45, 1.6],
    [2.1, 2.05],
  ],
  right: [
    [0, 0.16],
    [1, 0.42],
    [2.1, 0.72],
    [3.1, 1.02],
    [4, 1.3],
  ],
}

/** How far to the right a distance from the water lies on a bank. */
export function acrossAt(away: number, z: number, side: -1 | 1): number {
  const x = middleAt(z) + side * halfAt(z)
  return x + side * (away - raggedAt(x, z))
}

function groundOver(layers: (strata: readonly Stratum[], away: number) => number): Ground {
  return {
    heightAt(x, z) {
      const away = fromWater(x, z)
      if (away < 0) return -0.5
      const isLeft = x < middleAt(z)
      const rise = isLeft ? smoothstep(4, 14, away) : smoothstep(6, 15, away)
      return layers(isLeft ? strata.left : strata.right, away) + rise * 1.8
    },
  }
}

/** Where things stand. */
export const land = groundOver(onStrata)
/** What lies under the layers, and is seen behind them. */
export const soil = groundOver(underStrata)

/** The mouth of the spring. */
const well = [0.15, -0.6] as const

function fromWell(x: number, z: number): number {
  const [right, ahead] = [x - well[0], z - well[1]]
  return Math.hypot(right, ahead) / 2.15 + 0.028 * noise(x * 0.7, z * 0.7)
}

/** Steps of blue from the shaft to the edge of the well, narrower toward its edge. */
const depths = [
  [0.5, '#0a2549'],
  [0.66, '#0c2f5a'],
  [0.79, '#103e70'],
  [0.9, '#175283'],
  [1, '#1f6c98'],
  [1.1, '#2781a2'],
].map(([until, hex]) => [until as number, ink(hex as string)] as const)

/** From the shaft outward: night blue, blue, turquoise, and the pale bed. */
export const water: Material = {
  kind: 'water',
  castsShadow: false,
  color: ([x, , z]) => {
    const away = fromWell(x, z)
    const step = depths.find(([until]) => away < until)
    if (step) return step[1]
    const depth = -fromWater(x, z) + 0.5 * fractalNoise(x * 0.7, z * 1.1, 3) - (away - 1) * 0.45
    if (depth > 2.1) return ink('#2b93a6')
    if (depth > 1.1) return ink('#4fb3b0')
    return ink(depth > 0.45 ? '#86cdb8' : '#b9dfbf')
  },
}
