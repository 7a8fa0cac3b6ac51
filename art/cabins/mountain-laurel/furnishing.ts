import { campFire } from '../../building/camp-fire.ts'
import { along, around, type Vec3 } from '../../core/vectors.ts'
import { adirondack } from '../../furniture/adirondack.ts'
import { mug } from '../../furniture/crockery.ts'
import { kettleGrill } from '../../furniture/kettle-grill.ts'
import { logBench } from '../../furniture/log-seats.ts'
import { rockingChair } from '../../furniture/rocking-chair.ts'
import { gamePiles } from '../../furniture/shelf.ts'
import { stringLights } from '../../furniture/string-lights.ts'
import { bench, trestleTable } from '../../furniture/trestle-table.ts'
import { bouquet } from '../../furniture/vase.ts'
import { lantern } from '../../furniture/wall-lantern.ts'
import { on } from '../../land/ground.ts'
import { lathe } from '../../shapes/lathe.ts'
import { put } from '../../shapes/put.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'
import { land } from './land.ts'
import { breezewayCeiling, firePlace, floor, grillPlace } from './measures.ts'

const quarterTurn = Math.PI / 2

const lanternHeight = floor + 2.06

/** In the breezeway, and on both sides of its mouth. */
export const lanterns: readonly Vec3[] = [
  [0, lanternHeight, -1.4],
  [0, lanternHeight, -3.8],
  [-1.98, floor + 1.8, 0.24],
  [1.98, floor + 1.8, 0.24],
]

/** The long table in the breezeway, rockers on the porch, the grill, the fire. */
export function furnish(
  mesh: Mesh,
  { isLit, hasFire }: { isLit: boolean; hasFire: boolean },
): void {
  setTable(mesh)
  const rockers = { material: materials.rockers }
  rockingChair(mesh, { at: [-5, floor, 1.25], turn: 0.25, ...rockers })
  rockingChair(mesh, { at: [-3.8, floor, 1.2], turn: -0.2, ...rockers })
  rockingChair(mesh, { at: [4, floor, 1.2], turn: 0.2, ...rockers })
  rockingChair(mesh, { at: [5.1, floor, 1.25], turn: -0.25, ...rockers })
  const { enamel, iron, bulb, lantern: lit, cup } = materials
  kettleGrill(mesh, { at: on(land, ...grillPlace), enamel, metal: iron })
  for (const [index, at] of lanterns.entries()) {
    const rod = index < 2 ? { rod: breezewayCeiling - lanternHeight } : {}
    lantern(mesh, { at, glow: isLit ? lit : cup, metal: iron, ...rod })
  }
  if (isLit) {
    const [from, to]: [Vec3, Vec3] = [
      [6, floor + 2.2, 2.7],
      [9.6, 3.9, 1.2],
    ]
    stringLights(mesh, { from, to, sag: 0.45, bulbs: 9, wire: iron, bulb })
  }
  buildFire(mesh, hasFire)
}

function setTable(mesh: Mesh): void {
  const { table, bench: wood, cup, bowl, log } = materials
  const at: Vec3 = [0, floor, -2.6]
  trestleTable(mesh, { at, turn: quarterTurn, material: table, length: 2.7 })
  for (const x of [-0.72, 0.72]) {
    bench(mesh, { at: [x, floor, -2.6], turn: quarterTurn, material: wood, length: 2.4 })
  }
  const top = floor + 0.79
  for (const [x, z, turn] of [
    [-0.25, -1.7, 0.4],
    [0.25, -2, 2.2],
    [-0.25, -3, 1],
    [0.25, -3.3, 2.8],
  ] as const) {
    put(mesh, mug(cup, log), { at: [x, top, z], turn })
  }
  const { bowl: red, chairs, stem, phlox, daisy, lilac } = materials
  put(mesh, gamePiles([red, ...chairs], 1), { at: [-0.12, top, -2.16], turn: 0.2 })
  const flowers = { vase: cup, stem, petal: lilac, tip: phlox, other: daisy, seed: 3 }
  put(mesh, bouquet(flowers), { at: [0.05, top, -2.92] })
  lathe(
    mesh,
    [0, top, -2.5],
    [
      [0.08, 0],
      [0.2, 0.11],
      [0.18, 0.11],
    ],
    bowl,
    40,
  )
}

function buildFire(mesh: Mesh, isBurning: boolean): void {
  const base = on(land, ...firePlace)
  const { foundation: stone, log, bark, table: grain, chairs } = materials
  campFire(mesh, { base, radius: 1.1, stone, log, seed: 14, isBurning })
  for (const angle of [2.7, -0.6]) {
    const [x, , z] = along(base, around(angle), 2.4)
    const toward = around(angle + quarterTurn)
    logBench(mesh, { at: on(land, x, z), toward, length: 1.9, bark, grain })
  }
  for (const [index, angle] of [-2.75, -1.9].entries()) {
    const [x, , z] = along(base, around(angle), 2.5)
    const turn = Math.atan2(base[0] - x, base[2] - z)
    const material = chairs[index] as (typeof chairs)[0]
    adirondack(mesh, { at: on(land, x, z), turn, material, scale: 1.12 })
  }
}
