import { lerp } from './numbers.ts'

/** Metres in the scene: x to the right, y up, z toward the viewer. */
export type Vec3 = readonly [x: number, y: number, z: number]

export function add(a: Vec3, b: Vec3): Vec3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

export function subtract(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

export function scale(a: Vec3, factor: number): Vec3 {
  return [a[0] * factor, a[1] * factor, a[2] * factor]
}

/** `a` plus `b` times `factor`. */
export function along(a: Vec3, b: Vec3, factor: number): Vec3 {
  return [a[0] + b[0] * factor, a[1] + b[1] * factor, a[2] + b[2] * factor]
}

export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function length(a: Vec3): number {
  return Math.hypot(a[0], a[1], a[2])
}

/** The same direction with length 1; a vector of length 0 stays as it is. */
export function normalize(a: Vec3): Vec3 {
  return scale(a, 1 / (length(a) || 1))
}

export function mix(a: Vec3, b: Vec3, share: number): Vec3 {
  return [lerp(a[0], b[0], share), lerp(a[1], b[1], share), lerp(a[2], b[2], share)]
}

/** A direction around the vertical: 0 along x, a quarter turn along z. */
export function around(angle: number, y = 0): Vec3 {
  return [Math.cos(angle), y, Math.sin(angle)]
}

/** The normal of a triangle, by its winding. */
export function normalOf(a: Vec3, b: Vec3, c: Vec3): Vec3 {
  return normalize(cross(subtract(b, a), subtract(c, a)))
}
