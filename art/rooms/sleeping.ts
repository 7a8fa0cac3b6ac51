import { bed, type BedStyle } from '../furniture/bed.ts'
import { tableLamp, tableLampLight } from '../furniture/lamps.ts'
import { nightstand } from '../furniture/tables.ts'
import { ink } from '../core/inks.ts'
import type { Vec3 } from '../core/vectors.ts'
import type { Lamp } from '../render/mood.ts'
import { pieceOf, put } from '../shapes/put.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

interface SleepingStyle extends BedStyle {
  knob: Material
  lampFoot: Material
  /** How far the lamps stand to each side. */
  aside?: number
}

const lampsAside = 1.12
export const nightstandHeight = 0.6

/** A bed with its head at the origin, between two nightstands with lamps. */
export function sleeping(style: SleepingStyle): Mesh {
  const { wood, darkWood: top, knob, lampFoot: foot, aside = lampsAside } = style
  return pieceOf((mesh) => {
    put(mesh, bed(style), { at: [0, 0, 0] })
    for (const x of [-aside, aside]) {
      put(mesh, nightstand({ wood, top, knob }), { at: [x, 0, 0] })
      const lamp = tableLamp({ foot, shade: '#f4e3ba', isLit: true })
      put(mesh, lamp, { at: [x, nightstandHeight, 0.18] })
    }
  })
}

/** The light of both lamps, for a bed that stands there. */
export function bedsideLamps(
  [x, y, z]: Vec3,
  { turn = 0, intensity = 0.5, aside = lampsAside, softness = 0.18 } = {},
): readonly Lamp[] {
  const height = y + nightstandHeight + tableLampLight
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return [-aside, aside].map((place) => ({
    position: [x + place * cos + 0.18 * sin, height, z + 0.18 * cos - place * sin],
    intensity,
    ink: ink('#ffc673'),
    softness,
  }))
}
