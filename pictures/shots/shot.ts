import type { Hour } from '../moods/hour.ts'
import type { CameraSetting } from '../render/camera.ts'
import type { Lamp } from '../render/mood.ts'
import type { Mesh } from '../tracer/mesh.ts'

/** One picture: what is built, when, and from where it is seen. */
export interface Shot {
  build: () => Mesh
  hour: Hour
  camera: CameraSetting
  lamps?: readonly Lamp[]
  /** What a guest wants to know of it, for those who cannot see it. */
  alt: string
}

/** Shots by cabin or place and what they show, as in `texas-sage/dusk`. */
export type Shots = Readonly<Record<string, Shot>>
