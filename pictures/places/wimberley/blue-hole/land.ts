import { ink } from '../../../core/inks.ts'
import { noise } from '../../../core/noise.ts'
import { smoothstep } from '../../../core/numbers.ts'
import type { Ground } from '../../../land/ground.ts'
import { ledge } from '../../../land/ledges.ts'
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

export const land: Ground = {
  heightAt(x, z) {
    const away = fromWater(x, z)
    if (away < 0) return -0.5 + Math.max(away, -2) * 0.6
    const isRight = x > middleAt(z)
    const ledges = ledge(
      smoothstep(-0.4, 2, away) * (isRight ? 1.25 : 0.6) + 0.06 * noise(x, z),
      0.3,
    )
    const meadowRise = smoothstep(2.4, 11, away) * (isRight ? 1.7 : 1.2)
    const end = z < -30 ? (-30 - z) * 0.12 : 0
    return ledges - 0.04 + meadowRise + end
  },
}

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
