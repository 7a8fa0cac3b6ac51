import { noise } from '../../core/noise.ts'
import { lerp, smoothstep } from '../../core/numbers.ts'
import type { Ground } from '../../land/ground.ts'
import { gentleRise } from '../../land/rise.ts'
import { soil } from '../../land/soil.ts'
import { firePlace, knoll, terrace, walls } from './measures.ts'

const [knollX, knollZ] = knoll

/** Bare high ground, with a knoll to the right that coyotes like. */
export const land: Ground = {
  heightAt: (x, z) =>
    gentleRise(x, z, 0.25, 11) +
    smoothstep(6, 0, Math.hypot(x - knollX, z - knollZ)) * 1.7 -
    smoothstep(6, 18, z) * 0.3,
}

const [fireX, fireZ] = firePlace

function pathAt(z: number): number {
  return lerp(0, -1.5, smoothstep(5, 14, z)) + 0.4 * Math.sin(z * 0.5)
}

function isPath(x: number, z: number): boolean {
  const wander = 0.14 * noise(x * 2, z * 2)
  const isAroundFire = Math.hypot(x - fireX, z - fireZ) < 3.1 + wander * 2
  const isToFire = x < 0 && x > fireX && Math.abs(z - lerp(5.4, fireZ, x / fireX)) < 0.5 + wander
  return isAroundFire || isToFire || (z > 4 && Math.abs(x - pathAt(z)) < 0.7 + wander)
}

/** Whether something may grow here. */
export function isFree(x: number, z: number): boolean {
  const isHouse = Math.abs(x) < walls.right + 0.2 && z > walls.back - 0.2 && z < 0.3
  const isChimney = x < walls.left && x > walls.left - 1.6 && z < -1.5 && z > -4.6
  const isTerrace =
    x > terrace.left - 0.2 && x < terrace.right + 0.3 && z > -0.2 && z < terrace.front + 1
  return !isHouse && !isChimney && !isTerrace && !isPath(x, z)
}

export const ground = soil({
  grass: ['#97955a', '#868a4f', '#727a47'],
  path: ['#e6d2aa', '#d8c195'],
  isPath,
})
