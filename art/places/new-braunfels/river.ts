import { ink } from '../../core/inks.ts'
import { fractalNoise, noise } from '../../core/noise.ts'
import { smoothstep } from '../../core/numbers.ts'
import type { Ground } from '../../land/ground.ts'
import type { Material } from '../../tracer/material.ts'

/** Where the middle of the river runs, and half its width. */
export function riverAt(z: number): number {
  return -0.8 + 4.4 * Math.sin((z - 6) * 0.055) * smoothstep(6, -24, z)
}

function shoreAt(x: number, z: number): number {
  return Math.abs(x - riverAt(z)) - (7.2 + 0.7 * noise(z * 0.14, 3))
}

/** Low banks of limestone with grass on them, and a bluff on the right. */
export const land: Ground = {
  heightAt(x, z) {
    const away = shoreAt(x, z)
    const bank = smoothstep(-0.6, 0.7, away) * 0.75 + smoothstep(1.4, 7, away) * 1.2
    const bluff = x > riverAt(z) ? smoothstep(5, 10, away) * 5 * smoothstep(-12, -30, z) : 0
    return -0.5 + bank + bluff + 0.12 * noise(x * 0.4, z * 0.4) * smoothstep(-0.5, 1, away)
  },
}

export const banks: Material = {
  color: ([x, y, z], normal) => {
    const isStone = y < 0.42 + 0.16 * noise(x, z) || normal[1] < 0.6
    if (isStone) {
      const layer = fractalNoise(x * 0.6, z * 0.6 + y * 4, 3)
      return ink(layer > 0.1 ? '#f4e7c8' : layer > -0.2 ? '#e4d2aa' : '#c9b189')
    }
    const patch = fractalNoise(x * 0.5, z * 0.9, 3)
    return ink(patch > 0.12 ? '#a9bd5a' : patch > -0.2 ? '#8aa84c' : '#6f9442')
  },
}

/** Green over pale stone, deeper in the middle, white where it runs fast. */
export const water: Material = {
  kind: 'water',
  castsShadow: false,
  color: ([x, , z]) => {
    const rapids = Math.exp(-(((z + 13 + 0.25 * x) / 2.2) ** 2))
    if (rapids * (0.55 + fractalNoise(x * 0.9, z * 1.6, 3)) > 0.4) return ink('#f4faf0')
    const depth = -shoreAt(x, z) / 7 + 0.3 * fractalNoise(x * 0.35, z * 0.7, 3)
    if (depth > 0.7) return ink('#14949a')
    return ink(depth > 0.4 ? '#2db1a8' : depth > 0.16 ? '#66c9b2' : '#a9dcb8')
  },
}
