import type { Vec3 } from './vectors.ts'

/** An axis of the ground, along which a wall or a ridge runs. */
export type Axis = 'x' | 'z'

/** A point from its places along an axis and across it, and its height. */
export function pointOn(axis: Axis, along: number, across: number, height: number): Vec3 {
  return axis === 'x' ? [along, height, across] : [across, height, along]
}

/** A point's place along an axis. */
export function placeOn(axis: Axis, point: Vec3): number {
  return axis === 'x' ? point[0] : point[2]
}
