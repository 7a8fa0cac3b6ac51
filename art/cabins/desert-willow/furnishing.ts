import { campFire } from '../../building/camp-fire.ts'
import { along, around, type Vec3 } from '../../core/vectors.ts'
import { adirondack } from '../../furniture/adirondack.ts'
import { pottedPlant } from '../../furniture/pot.ts'
import { rockingChair } from '../../furniture/rocking-chair.ts'
import { stringLights } from '../../furniture/string-lights.ts'
import { stump } from '../../furniture/log-seats.ts'
import { lantern } from '../../furniture/wall-lantern.ts'
import { on } from '../../land/ground.ts'
import { lathe } from '../../shapes/lathe.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'
import { land } from './land.ts'
import { firePlace, floor } from './measures.ts'

/** Where the lantern by the door hangs. */
export const lanternAt: Vec3 = [1.42, floor + 1.85, 0.24]

/** What stands on the porch and around the fire. */
export function furnish(
  mesh: Mesh,
  { isLit, hasFire }: { isLit: boolean; hasFire: boolean },
): void {
  rockingChair(mesh, { at: [-2.75, floor, 1.1], turn: 0.3, material: materials.rockers })
  rockingChair(mesh, { at: [-1.45, floor, 1.15], turn: -0.25, material: materials.rockers })
  const { bark, cup, clay, willow: leaf, iron } = materials
  stump(mesh, { at: [-2.1, floor, 1.3], radius: 0.2, height: 0.46, bark, grain: materials.cedar })
  mug(mesh, [-2.05, floor + 0.47, 1.34], cup)
  pottedPlant(mesh, { at: [1.45, floor, 0.4], clay, leaf, seed: 4 })
  pottedPlant(mesh, { at: [2.9, floor, 1.9], clay, leaf, seed: 9 })
  lantern(mesh, { at: lanternAt, glow: isLit ? materials.lantern : cup, metal: iron })
  if (isLit) {
    stringLights(mesh, {
      from: [3.25, floor + 2.2, 2.45],
      to: [5.5, floor + 2.9, 2.6],
      sag: 0.5,
      bulbs: 7,
      wire: iron,
      bulb: materials.bulb,
    })
  }
  buildFire(mesh, hasFire)
}

function mug(mesh: Mesh, at: Vec3, material: (typeof materials)['cup']): void {
  lathe(
    mesh,
    at,
    [
      [0.045, 0],
      [0.05, 0.1],
      [0.042, 0.1],
      [0.04, 0.05],
    ],
    material,
    40,
  )
}

function buildFire(mesh: Mesh, isBurning: boolean): void {
  const base = on(land, ...firePlace)
  const { foundation: stone, log, chairs } = materials
  campFire(mesh, { base, radius: 0.9, stone, log, seed: 4, isBurning })
  const angles = [-2.95, -2.1, -1.2, -0.35] as const
  for (const [index, angle] of angles.entries()) {
    const [x, , z] = along(base, around(angle), 2.2)
    const turn = Math.atan2(base[0] - x, base[2] - z)
    const material = chairs[index % 3] as (typeof chairs)[0]
    adirondack(mesh, { at: on(land, x, z), turn, material, scale: 1.1 })
  }
}
