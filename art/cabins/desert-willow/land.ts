import { lerp, smoothstep } from '../../core/numbers.ts'
import { noise } from '../../core/noise.ts'
import { gentleRise } from '../../land/rise.ts'
import { soil } from '../../land/soil.ts'
import type { Ground } from '../../land/ground.ts'
import { firePlace, porch, walls } from './measures.ts'

export const land: Ground = {
  heightAt: (x, z) => gentleRise(x, z, 0.3, 3) - smoothstep(6, 18, z) * 0.45,
}

/** Where the middle of the path runs. */
export function pathAt(z: number): number {
  return lerp(0.55, -3.6, smoothstep(3, 15, z)) + 0.45 * Math.sin(z * 0.55)
}

const [fireX, fireZ] = firePlace

function isPath(x: number, z: number): boolean {
  const wander = 0.14 * noise(x * 2, z * 2)
  const isAroundFire = Math.hypot(x - fireX, z - fireZ) < 2.9 + wander * 2
  const toFire = Math.abs(z - lerp(4.2, fireZ, smoothstep(0.5, 6, x)))
  const isToFire = x > 0.4 && x < fireX && toFire < 0.55 + wander
  return isAroundFire || isToFire || (z > 2 && Math.abs(x - pathAt(z)) < 0.75 + wander)
}

/** Whether something may grow here. */
export function isFree(x: number, z: number): boolean {
  const isHouse =
    x > porch.left - 0.3 && x < porch.right + 0.3 && z > walls.back - 0.2 && z < porch.front + 0.2
  const isSteps = x > -0.5 && x < 1.7 && z > 0 && z < 4.2
  return !isHouse && !isSteps && !isPath(x, z)
}

export const ground = soil({
  grass: ['#b3a55c', '#a19a52', '#8a8a4a'],
  path: ['#ecd3a8', '#dfc191'],
  isPath,
})
