import { noise } from '../../core/noise.ts'
import { lerp, smoothstep } from '../../core/numbers.ts'
import type { Ground } from '../../land/ground.ts'
import { gentleRise } from '../../land/rise.ts'
import { soil } from '../../land/soil.ts'
import { firePlace, gablePart, porch, wing } from './measures.ts'

export const land: Ground = {
  heightAt: (x, z) => gentleRise(x, z, 0.2, 37) - smoothstep(6, 18, z) * 0.3,
}

const [fireX, fireZ] = firePlace

/** Where the middle of the path runs. */
export function pathAt(z: number): number {
  return lerp(1.7, 0.4, smoothstep(1.5, 9, z)) + 0.2 * Math.sin(z * 0.7)
}

function isPath(x: number, z: number): boolean {
  const wander = 0.12 * noise(x * 2, z * 2)
  const isAroundFire = Math.hypot(x - fireX, z - fireZ) < 2.4 + wander * 2
  return isAroundFire || (z > 1 && Math.abs(x - pathAt(z)) < 0.62 + wander)
}

/** Whether something may grow here. */
export function isFree(x: number, z: number): boolean {
  const isGable =
    x > gablePart.left - 1.5 && x < gablePart.right && z > gablePart.back && z < gablePart.front
  const isWing = x > wing.left && x < wing.right + 1.1 && z > wing.back && z < porch.front + 0.2
  return !isGable && !isWing && !isPath(x, z)
}

export const ground = soil({
  grass: ['#a3b058', '#8c9f4d', '#788d47'],
  path: ['#e9d3a8', '#dabf90'],
  isPath,
})
