import { gentleRise } from '../../land/rise.ts'
import { noise } from '../../core/noise.ts'
import { smoothstep } from '../../core/numbers.ts'
import type { Ground } from '../../land/ground.ts'

/** Half the length and the depth between the rows of piers. */
export const half = { x: 6, z: 3.4 } as const
export const floor = 0.22
/** Over the floor. */
export const heights = { pier: 1.05, plate: 2.95, ridge: 5.1 } as const
/** How far the roof reaches beyond the piers. */
export const overhang = { x: 0.8, z: 0.95 } as const
/** Where frames of posts and trusses stand. */
export const frames = [-6, -3, 0, 3, 6] as const
export const tableRows = [-1.75, 0.05, 1.85] as const

export const land: Ground = {
  heightAt: (x, z) => gentleRise(x * 0.8, z, 0.7, 31) - smoothstep(7, 16, z) * 0.1,
}

/** The walk from the near corner of the picture to the end of the tables. */
function isWalk(x: number, z: number): boolean {
  const middle = 0.2 + smoothstep(6, 17, x) * 6.4 + 0.3 * Math.sin(x * 0.6)
  return x > 6 && Math.abs(z - middle) < 0.95 + 0.12 * noise(x * 2, z * 2)
}

/** Gravel around the floor, where rain falls from the roof. */
function isApron(x: number, z: number): boolean {
  const edge = 1.1 + 0.18 * noise(x * 0.9, z * 0.9)
  return Math.abs(x) < half.x + edge && Math.abs(z) < half.z + edge
}

export function isGravel(x: number, z: number): boolean {
  return isApron(x, z) || isWalk(x, z)
}
