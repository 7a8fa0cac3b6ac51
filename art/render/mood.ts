import type { Ink } from '../core/inks.ts'
import type { Vec3 } from '../core/vectors.ts'

/** How much of an ink goes over another, from 0 to 1. */
export interface Wash {
  ink: Ink
  amount: number
}

/** A light in the scene; its ink colors what it falls on. */
export interface Lamp {
  position: Vec3
  intensity: number
  ink: Ink
  /** Softens the light close to the lamp; metres squared. */
  softness?: number
  /** Reaches no further, in metres. */
  reach?: number
  castsShadow?: false
}

/** Light and inks of an hour: the art direction of a picture. */
export interface Mood {
  sun: { toward: Vec3; strength: number } | null
  /** Shade mixes toward the first ink, light toward the second. */
  shadowInk: Ink
  lightInk: Ink
  tones: Tones
  /** Over every surface before light falls on it: moonlight. */
  cast?: Wash
  ambient: {
    /** How far they look, in metres. */
    reach: number
    fill: number
  }
  /** Warm light from the ground, on what faces down. */
  bounce?: Wash
  /** Light through leaves. */
  leafInk: Ink
  haze?: Haze
  /** Steps that lamplight is cut to. */
  lampSteps: number
  /** How far lamps glow into the air, from 0. */
  glow: number
}

/** How far surfaces move toward the inks of shade and light, from 0 to 1. */
export interface Tones {
  /** In the darkest corner. */
  deepest: number
  /** In open shade. */
  shade: number
  /** On what the sun only grazes. */
  half: number
  /** On what it falls on. */
  high: number
  /** Steps between the darkest corner and open shade. */
  steps: number
}

export interface Haze {
  ink: Ink
  /** Where it begins, in metres. */
  start: number
  /** Metres until it covers two thirds. */
  depth: number
  /** Never covers more, from 0 to 1. */
  most: number
}
