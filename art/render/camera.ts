import { cross, dot, normalize, subtract, type Vec3 } from '../core/vectors.ts'

export interface CameraSetting {
  position: Vec3
  /** Only its direction along the ground counts: walls stay vertical. */
  lookAt: Vec3
  /** Vertical, in degrees. */
  fieldOfView: number
  /** Moves the horizon: positive looks up, as a shifted lens does. */
  shift?: number
}

/** Directions by tangents: how far beside and above the line of sight, over the distance along it. */
export interface Tangents {
  across: number
  above: number
}

export interface Camera {
  position: Vec3
  /** The ray through a place of the picture; both from -1 to 1, to the right and up. */
  rayThrough(right: number, up: number): Vec3
  tangentsOf(direction: Vec3): Tangents
}

/** How flat a direction may lie to the line of sight before its tangents grow out of hand. */
const flattest = 0.2

/** A camera that looks along the ground, so that verticals stay vertical. */
export function cameraFor(setting: CameraSetting, aspect: number): Camera {
  const { position, lookAt, fieldOfView, shift = 0 } = setting
  const toward = subtract(lookAt, position)
  const forward = normalize([toward[0], 0, toward[2]])
  const right = normalize(cross(forward, [0, 1, 0]))
  const half = Math.tan((fieldOfView * Math.PI) / 360)
  return {
    position,
    rayThrough(x, y) {
      const across = x * aspect * half
      return normalize([
        forward[0] + right[0] * across,
        y * half + shift,
        forward[2] + right[2] * across,
      ])
    },
    tangentsOf(direction) {
      const level = Math.hypot(direction[0], direction[2]) || 1e-6
      const ahead = Math.max(dot(direction, forward), flattest * level)
      return { across: dot(direction, right) / ahead, above: direction[1] / ahead }
    },
  }
}
