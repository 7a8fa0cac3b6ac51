import { clamp } from '../core/numbers.ts'
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
  /** How many times smaller the leaves of a plant must be so as not to look crude, a whole number. */
  finer(plant: Plant): number
}

interface Plant {
  x: number
  z: number
  /** Radius of its crown. */
  spread: number
  leafSize: number
}

/** A leaf is fine from so many times its size away; the finest ones are three times smaller. */
const [fineFrom, finest] = [130, 3]

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
    finer({ x: px, z: pz, spread, leafSize }) {
      const distance = Math.max(0.5, Math.hypot(px - x, pz - z) - spread)
      return clamp(Math.round((leafSize * fineFrom) / distance), 1, finest)
    },
  }
}
