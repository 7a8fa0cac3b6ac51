import { noise } from '../../core/noise.ts'
import { lerp, smoothstep } from '../../core/numbers.ts'
import type { Ground } from '../../land/ground.ts'
import { gentleRise } from '../../land/rise.ts'
import { soil } from '../../land/soil.ts'
import { depth, firePlace, grillPlace, porch } from './measures.ts'

export const land: Ground = {
  heightAt: (x, z) => gentleRise(x * 0.8, z, 0.3, 23) - smoothstep(6, 18, z) * 0.4,
}

const [fireX, fireZ] = firePlace
const [grillX, grillZ] = grillPlace

/** Where the middle of the path runs. */
export function pathAt(z: number): number {
  return lerp(0, 1.6, smoothstep(4, 15, z)) - 0.4 * Math.sin(z * 0.5)
}

function isPath(x: number, z: number): boolean {
  const wander = 0.14 * noise(x * 2, z * 2)
  const isAroundFire = Math.hypot(x - fireX, z - fireZ) < 3.3 + wander * 2
  const isAroundGrill = Math.hypot(x - grillX, z - grillZ) < 1 + wander
  const isToFire = x > 0 && x < fireX && Math.abs(z - lerp(4.9, fireZ, x / fireX)) < 0.6 + wander
  const isWalk = z > 2.4 && Math.abs(x - pathAt(z)) < 0.9 + wander
  return isAroundFire || isAroundGrill || isToFire || isWalk
}

/** Whether something may grow here. */
export function isFree(x: number, z: number): boolean {
  const isHouse = Math.abs(x) < porch.right + 1.2 && z > depth.back - 0.2 && z < porch.front + 0.2
  const isSteps = Math.abs(x) < 1.6 && z > 0 && z < 4.2
  return !isHouse && !isSteps && !isPath(x, z)
}

export const ground = soil({
  grass: ['#93a552', '#7f964a', '#6b8545'],
  path: ['#e2cfa8', '#d3bd92'],
  isPath,
})
