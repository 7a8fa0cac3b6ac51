import { firePit } from '../../building/fire-pit.ts'
import { ink } from '../../core/inks.ts'
import { adirondack } from '../../furniture/adirondack.ts'
import { on } from '../../land/ground.ts'
import type { Lamp } from '../../render/mood.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'
import { fireAt, land } from './land.ts'

const base = on(land, ...fireAt)
const [x, y, z] = base

/** The light of the fire. */
export const fireLight: readonly Lamp[] = [
  {
    position: [x, y + 0.85, z],
    intensity: 3.4,
    ink: ink('#ff9f52'),
    softness: 0.7,
    castsShadow: false,
    reach: 7,
  },
  { position: [x, y + 1.3, z], intensity: 1.6, ink: ink('#ffb666'), softness: 0.5 },
]

const seats = [
  [-0.3, 'teal'],
  [2.35, 'mustard'],
  [3.45, 'teal'],
  [4.6, 'mustard'],
] as const

/** A ring of stone with four chairs, a little way from the path. */
export function addFire(mesh: Mesh, isBurning: boolean): void {
  firePit(mesh, {
    base,
    radius: 0.62,
    stone: materials.foundation,
    log: materials.darkWood,
    seed: 3,
    ...(isBurning && { flames: materials.flames }),
  })
  for (const [angle, color] of seats) {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    adirondack(mesh, {
      at: on(land, x + cos * 1.75, z + sin * 1.75),
      turn: Math.atan2(-cos, -sin),
      material: materials[color],
      scale: 1.05,
    })
  }
}
