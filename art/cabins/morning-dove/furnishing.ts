import { campFire } from '../../building/camp-fire.ts'
import { along, around, type Vec3 } from '../../core/vectors.ts'
import { hammock } from '../../furniture/hammock.ts'
import { pottedPlant } from '../../furniture/pot.ts'
import { rockingChair } from '../../furniture/rocking-chair.ts'
import { bench } from '../../furniture/trestle-table.ts'
import { lantern } from '../../furniture/wall-lantern.ts'
import { on } from '../../land/ground.ts'
import { box } from '../../shapes/box.ts'
import { tube } from '../../shapes/tube.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { bird } from '../../wildlife/bird.ts'
import { materials } from './inks.ts'
import { land } from './land.ts'
import { firePlace, floor, hammockPost, hammockTree, porchTop, ridgeTop } from './measures.ts'

/** Under the ridge of the porch. */
export const lanternAt: Vec3 = [0, floor + 2.5, -0.9]

/** Rockers behind the netting, the hammock, doves on both ridges, the fire. */
export function furnish(
  mesh: Mesh,
  { isLit, hasFire }: { isLit: boolean; hasFire: boolean },
): void {
  const { rockers, rug, clay, shrub, cup, iron } = materials
  box(mesh, [-2.4, floor, -1.7], [2.4, floor + 0.015, 0.1], rug)
  rockingChair(mesh, { at: [1.2, floor, -1.3], turn: 0.2, material: rockers })
  rockingChair(mesh, { at: [2.3, floor, -1], turn: -0.4, material: rockers })
  pottedPlant(mesh, { at: [-2.7, floor, -2.1], clay, leaf: shrub, seed: 4 })
  pottedPlant(mesh, { at: on(land, 1.35, 1.2), clay, leaf: shrub, seed: 9 })
  const glow = isLit ? materials.lantern : cup
  lantern(mesh, { at: lanternAt, glow, metal: iron, rod: porchTop - 0.12 - lanternAt[1] })
  hangHammock(mesh)
  seatDoves(mesh)
  buildFire(mesh, hasFire)
}

function hangHammock(mesh: Mesh): void {
  const [post, tree] = [on(land, ...hammockPost), on(land, ...hammockTree)]
  tube(
    mesh,
    [
      [along(post, [0, 1, 0], -0.3), 0.09],
      [along(post, [0, 1, 0], 2.1), 0.075],
    ],
    materials.bark,
    9,
  )
  hammock(mesh, {
    from: along(post, [0, 1, 0], 1.75),
    to: along(tree, [0, 1, 0], 1.75),
    sag: 0.62,
    cloth: materials.cloth,
    rope: materials.rope,
  })
}

function seatDoves(mesh: Mesh): void {
  const { doveBack: back, doveBreast: breast, doveWing: wing, beak } = materials
  const dove = { length: 0.42, back, breast, wing, beak } as const
  const [low, high] = [ridgeTop + 0.04, porchTop + 0.04]
  bird(mesh, { ...dove, at: [0, high, 0.95], turn: 0.5 })
  bird(mesh, { ...dove, at: [0, high, 0.3], turn: 0.2, length: 0.38 })
  bird(mesh, { ...dove, at: [3, low, -4.9], turn: 2.8 })
  bird(mesh, { ...dove, at: [3.5, low, -4.9], turn: 0.2 })
  bird(mesh, { ...dove, at: [-3.4, low, -4.9], turn: 0.3 })
}

function buildFire(mesh: Mesh, isBurning: boolean): void {
  const base = on(land, ...firePlace)
  const { limestone: stone, log, wood: material } = materials
  campFire(mesh, { base, radius: 0.8, stone, log, seed: 31, isBurning })
  for (const angle of [-2.9, -1.7, -0.5, 2.2]) {
    const [x, , z] = along(base, around(angle), 2)
    const turn = Math.atan2(base[0] - x, base[2] - z)
    bench(mesh, { at: on(land, x, z), turn, material, length: 1.5 })
  }
}
