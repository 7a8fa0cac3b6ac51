import { noise } from '../../core/noise.ts'
import { lerp, smoothstep } from '../../core/numbers.ts'
import type { Ground } from '../../land/ground.ts'
import { gentleRise } from '../../land/rise.ts'
import { soil } from '../../land/soil.ts'
import { body, firePlace, porch } from './measures.ts'

/** Where the middle of the dry creek bed runs, from left to right before the cabin. */
export function creekAt(x: number): number {
  return 5.3 + 0.5 * Math.sin(x * 0.3) + (x < 0 ? -x * 0.12 : x * 0.35)
}

export const land: Ground = {
  heightAt(x, z) {
    const creek = smoothstep(1.7, 0.4, Math.abs(z - creekAt(x))) * 0.45
    return gentleRise(x, z, 0.25, 53) - creek - smoothstep(5, 18, z) * 0.3
  },
}

const [fireX, fireZ] = firePlace

function pathAt(z: number): number {
  return lerp(0, 1.4, smoothstep(3, 9, z)) + 0.25 * Math.sin(z * 0.7)
}

export function isCreek(x: number, z: number): boolean {
  return Math.abs(z - creekAt(x)) < 1.15 + 0.25 * noise(x, z)
}

function isPath(x: number, z: number): boolean {
  const wander = 0.14 * noise(x * 2, z * 2)
  const isAroundFire = Math.hypot(x - fireX, z - fireZ) < 2.7 + wander * 2
  const isWalk = z > 2 && z < 10 && Math.abs(x - pathAt(z)) < 0.65 + wander
  return isAroundFire || isWalk || isCreek(x, z)
}

/** Whether something may grow here. */
export function isFree(x: number, z: number): boolean {
  const isBody = Math.abs(x) < body.right + 0.2 && z > body.back - 0.2 && z < body.front + 0.2
  const isPorch = Math.abs(x) < porch.right + 0.3 && z > body.front && z < porch.front + 0.3
  const isSteps = Math.abs(x) < 1.2 && z > 0 && z < 2.7
  return !isBody && !isPorch && !isSteps && !isPath(x, z)
}

export const ground = soil({
  grass: ['#b3b780', '#9ca56e', '#879463'],
  path: ['#ebdcc2', '#dacaac'],
  isPath,
})
