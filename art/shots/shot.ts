import type { Hour } from '../moods/hour.ts'
import type { CameraSetting } from '../render/camera.ts'
import type { Lamp } from '../render/mood.ts'
import type { Mesh } from '../tracer/mesh.ts'

/**
 * Sides of a picture: wide and tall ones fill the top of a page on a desktop and on a phone, cards are
 * what shared links show.
 */
export const shapes = {
  standard: { width: 1600, height: 1067 },
  wide: { width: 2000, height: 1000 },
  tall: { width: 960, height: 1280 },
  card: { width: 1200, height: 630 },
} as const

/** One picture: what is built, when, and from where it is seen. */
export interface Shot {
  /** Three to two when left out. */
  shape?: keyof typeof shapes
  build: () => Mesh
  hour: Hour
  camera: CameraSetting
  lamps?: readonly Lamp[]
  /** What a guest wants to know of it, for those who cannot see it. */
  alt: string
}

/** Shots by cabin or place and what they show, as in `texas-sage/dusk`. */
export type Shots = Readonly<Record<string, Shot>>
