import type { Random } from '../core/random.ts'
import type { CameraSetting } from '../render/camera.ts'

/** A place on the ground and how far it is from the camera. */
export interface Seen {
  x: number
  z: number
  distance: number
}

/** What a camera sees of the ground: plants grow where a picture shows them. */
export interface View {
  /** A place in sight: as many close by as in the same piece of picture far off. */
  draw(random: Random): Seen
  isInSight(x: number, z: number): boolean
}

const [nearest, farthest] = [1.4, 46]
/** Wider than any picture, so that shadows of plants beside it fall into it. */
const halfAngle = 0.95

export function viewFrom({ position, lookAt }: CameraSetting): View {
  const [x, , z] = position
  const middle = Math.atan2(lookAt[2] - z, lookAt[0] - x)
  return {
    draw(random) {
      const angle = middle + (random() * 2 - 1) * halfAngle
      const distance = nearest * (farthest / nearest) ** random()
      return { x: x + Math.cos(angle) * distance, z: z + Math.sin(angle) * distance, distance }
    },
    isInSight(px, pz) {
      const off = Math.atan2(pz - z, px - x) - middle
      return Math.cos(off) > Math.cos(halfAngle)
    },
  }
}
