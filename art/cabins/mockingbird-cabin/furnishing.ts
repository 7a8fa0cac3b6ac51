import { campFire } from '../../building/camp-fire.ts'
import { picketFence } from '../../building/picket-fence.ts'
import { along, around, type Vec3 } from '../../core/vectors.ts'
import { stump } from '../../furniture/log-seats.ts'
import { porchSwing } from '../../furniture/porch-swing.ts'
import { pottedPlant } from '../../furniture/pot.ts'
import { lantern } from '../../furniture/wall-lantern.ts'
import { on } from '../../land/ground.ts'
import { bush } from '../../plants/bush.ts'
import { box } from '../../shapes/box.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { bird } from '../../wildlife/bird.ts'
import { birdhouse } from '../../wildlife/birdhouse.ts'
import { materials } from './inks.ts'
import { land } from './land.ts'
import { fenceLine, firePlace, floor, gablePart, openings } from './measures.ts'

/** The lantern by the door. */
export const lanternAt: Vec3 = [1.02, floor + 1.72, -0.48]

/** The swing, the window boxes, the fence with its bird, the fire with its stumps. */
export function furnish(
  mesh: Mesh,
  { isLit, hasFire }: { isLit: boolean; hasFire: boolean },
): void {
  const { swing, iron, clay, hedge, cup } = materials
  porchSwing(mesh, {
    at: [3.5, floor + 0.45, 0.25],
    turn: 0.06,
    material: swing,
    chain: iron,
    ceiling: floor + 2.15,
  })
  pottedPlant(mesh, { at: [1.1, floor, -0.3], clay, leaf: hedge, seed: 4 })
  lantern(mesh, { at: lanternAt, glow: isLit ? materials.lantern : cup, metal: iron })
  addWindowBox(mesh)
  addFence(mesh)
  buildFire(mesh, hasFire)
}

function addWindowBox(mesh: Mesh): void {
  const z = gablePart.front + 0.1
  for (const { from, to, sill } of openings.gable) {
    box(mesh, [from - 0.1, sill - 0.32, z], [to + 0.1, sill - 0.1, z + 0.26], materials.box)
    for (let index = 0; index < 7; index += 1) {
      const base: Vec3 = [from + 0.1 + (index / 6) * (to - from - 0.2), sill - 0.12, z + 0.14]
      const plant = { base, radius: 0.17, seed: index + 3, leaves: 40, leafSize: 0.04 }
      bush(mesh, { ...plant, leaf: index % 2 ? materials.geraniums : materials.hedge })
    }
  }
}

/** The gap is the gate; a mockingbird sits beside it, tail up. */
function addFence(mesh: Mesh): void {
  const gate = [-0.3, 1.9] as const
  picketFence(
    mesh,
    land,
    [
      [-6.6, fenceLine],
      [gate[0], fenceLine],
    ],
    materials.trim,
  )
  picketFence(
    mesh,
    land,
    [
      [gate[1], fenceLine],
      [7.2, fenceLine],
    ],
    materials.trim,
  )
  const { birdGray: back, birdPale: breast, birdWing: wing, beak, trim, blue, iron } = materials
  bird(mesh, {
    at: on(land, gate[0], fenceLine, 1.02),
    turn: 0.35,
    length: 0.46,
    back,
    breast,
    wing,
    beak,
    tailLift: 0.28,
  })
  birdhouse(mesh, {
    foot: on(land, 5.7, 3.3),
    height: 1.9,
    wall: blue,
    roof: materials.roofAlong,
    post: trim,
    hole: iron,
  })
}

function buildFire(mesh: Mesh, isBurning: boolean): void {
  const base = on(land, ...firePlace)
  const { foundation: stone, log, bark, grain } = materials
  campFire(mesh, { base, radius: 0.75, stone, log, seed: 21, isBurning })
  for (const [index, angle] of [-2.7, -1.9, -1.1, -0.3, 0.5].entries()) {
    const [x, , z] = along(base, around(angle), 1.75)
    const size = { radius: 0.24 + 0.03 * (index % 2), height: 0.42 + 0.04 * (index % 3) }
    stump(mesh, { at: on(land, x, z), ...size, bark, grain })
  }
}
