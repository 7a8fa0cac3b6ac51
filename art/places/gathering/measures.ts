import { noise } from '../../core/noise.ts'
import { smoothstep } from '../../core/numbers.ts'
import type { Ground } from '../../land/ground.ts'
import { gentleRise } from '../../land/rise.ts'

/** The ring, and how far from its middle the chairs stand and the gravel ends. */
export const ring = { radius: 1.4, hearth: 1, chairs: 3.5, gravel: 5.1 } as const

export const land: Ground = {
  heightAt: (x, z) => gentleRise(x, z, 0.5, 47),
}

/** Where the middle of the path to the fire runs. */
export function pathAt(z: number): number {
  return 0.9 + smoothstep(4, 14, z) * 2.4
}

function isPath(x: number, z: number): boolean {
  return z > 3 && Math.abs(x - pathAt(z)) < 0.85 + 0.14 * noise(x * 2, z * 2)
}

export function isGravel(x: number, z: number): boolean {
  return Math.hypot(x, z) < ring.gravel + 0.28 * noise(x * 0.9, z * 0.9) || isPath(x, z)
}
