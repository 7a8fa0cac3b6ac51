import type { Vec3 } from '../../core/vectors.ts'
import type { Ink } from '../../core/inks.ts'
import type { Material } from '../../tracer/material.ts'
import type { Tracer } from '../../tracer/tracer.ts'
import type { Lamp, Mood } from '../mood.ts'

/** What the light of a point is worked out from. */
export interface Place {
  point: Vec3
  /** Toward the side that is seen. */
  normal: Vec3
  material: Material
  /** The direction in which it is seen. */
  view: Vec3
  distance: number
  triangle: number
}

/** The ink of sky and far hills in a direction. */
export type Backdrop = (direction: Vec3, dither: number) => Ink

/** Everything that light depends on and that is the same for the whole picture. */
export interface Stage {
  tracer: Tracer
  mood: Mood
  lamps: readonly Lamp[]
  backdrop: Backdrop
}

/** What is the same for all rays of one pixel. */
export interface Grain {
  /** From about -0.7 to 0.7: makes edges between tones ragged, as ink on paper is. */
  dither: number
  /** How open the last triangle was found: the rays of a pixel that meet it too need not ask again. */
  readonly found: { triangle: number; openness: number }
}
