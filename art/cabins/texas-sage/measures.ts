import type { Vec3 } from '../../core/vectors.ts'
import { uprightHole, type GableHole } from '../../rooms/gable-wall.ts'
import { floor } from './land.ts'

/** All heights here are over the floor. */
export const ridgeHeight = 7.6

/** Where the walls across the ridge stand: their outer and inner faces. */
export const frontWall = { outer: -0.7, inner: -0.86 } as const
export const backWall = { outer: -8.5, inner: -8.34 } as const

/** The slope inside, under its boards, and the upright wall below it. */
const lining = { half: 3.5, top: 7.18 } as const
export const kneeWall = { at: 2.95, height: 1.13 } as const

export const loft = { height: 2.75, thickness: 0.2, edge: -4.3 } as const

/** The bathroom's walls, in the corner under the loft. */
export const bath = { right: -0.35, front: -5.3 } as const

/** Half the width of the rooms at a height. */
export function insideHalf(height: number): number {
  return lining.half * (1 - height / lining.top)
}

/** Whether a point of the scene is in the rooms: between slopes and end walls. */
export function isInside([x, y, z]: Vec3): boolean {
  const height = y - floor
  const isBetweenSlopes = height > 0 && Math.abs(x) < insideHalf(height)
  return isBetweenSlopes && z < frontWall.inner && z > backWall.inner
}

/** A point of the rooms in the scene. */
export function inScene([x, y, z]: Vec3): Vec3 {
  return [x, y + floor, z]
}

export const door = { half: 0.98, low: 0.02, high: 2.45 } as const
export const sideWindow = { at: 1.75, half: 0.5, low: 0.85, high: 2.3 } as const
export const glazing = { low: 2.75, high: 6.1, transom: 4.2, bar: 1.05 } as const

/** Half the width of the glass under the ridge, at a height. */
export function glassHalf(height: number): number {
  return 3.7 * (1 - height / ridgeHeight) - 0.42
}

export const sinkWindow = { from: 1, to: 2.05, sill: 1.12, head: 2.1 } as const
export const bathWindow = { from: -2.3, to: -1.3, sill: 1.3, head: 2.12 } as const
/** Over the bed, as steep as the roof. */
export const loftWindow = { low: 4.2, high: 6.05 } as const

export function loftWindowHalf(height: number): number {
  return insideHalf(height) - 0.34
}

export const frontHoles: readonly GableHole[] = [
  uprightHole(-door.half, door.half, door.low, door.high),
  ...[-1, 1].map((side) =>
    uprightHole(
      side * sideWindow.at - sideWindow.half,
      side * sideWindow.at + sideWindow.half,
      sideWindow.low,
      sideWindow.high,
    ),
  ),
  { low: glazing.low, high: glazing.high, left: (y) => -glassHalf(y), right: glassHalf },
]

export const backHoles: readonly GableHole[] = [
  uprightHole(sinkWindow.from, sinkWindow.to, sinkWindow.sill, sinkWindow.head),
  uprightHole(bathWindow.from, bathWindow.to, bathWindow.sill, bathWindow.head),
  { ...loftWindow, left: (y) => -loftWindowHalf(y), right: loftWindowHalf },
]
