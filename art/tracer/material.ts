import type { Ink } from '../core/inks.ts'
import type { Vec3 } from '../core/vectors.ts'

/** The ink of a surface at a point; `triangle` differs from leaf to leaf. */
export type Color = (point: Vec3, normal: Vec3, triangle: number) => Ink

export interface Material {
  readonly color: Color
  /** Leaves take light from both sides; water mirrors; glass shows the sky and hills behind it. */
  readonly kind?: 'leaf' | 'water' | 'glass'
  /** From 0 to 1: above 0 it shows its own ink whatever the light, and glows by so much. */
  readonly emission?: number | ((point: Vec3) => number)
  /** From 0 to 1: how much of the sun comes through it, as through a curtain. */
  readonly translucency?: number
  /** From 0 to 1: how much of the sky it mirrors. */
  readonly gloss?: number
  /** From 0 to 1, 1 when left out: how much it covers of what is behind it, as netting does. */
  readonly opacity?: number
  /** Lamp shades and flames let light pass. */
  readonly castsShadow?: false
}
