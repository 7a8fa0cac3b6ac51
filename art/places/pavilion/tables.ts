import { seededRandom } from '../../core/random.ts'
import { plate } from '../../furniture/crockery.ts'
import { bench, trestleTable } from '../../furniture/trestle-table.ts'
import { bouquet } from '../../furniture/vase.ts'
import { box } from '../../shapes/box.ts'
import { lathe } from '../../shapes/lathe.ts'
import { pieceOf, put } from '../../shapes/put.ts'
import type { Material } from '../../tracer/material.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'
import { floor, tableRows } from './measures.ts'

const length = 4.6
const top = floor + 0.785
const middles = [-2.6, 2.6] as const

const { napkin, candle, iron, stem } = materials
/** The low sun would throw plates and tumblers as a row of ovals on the floor between table and bench. */
const [glass, china] = [materials.glass, materials.china].map((material): Material => ({
  ...material,
  castsShadow: false,
})) as [Material, Material]

const tumbler = pieceOf((mesh) =>
  lathe(
    mesh,
    [0, 0, 0],
    [
      [0.03, 0],
      [0.037, 0.11],
      [0.03, 0.11],
      [0.027, 0.02],
    ],
    glass,
    20,
  ),
)

const jarLight = pieceOf((mesh) => {
  lathe(
    mesh,
    [0, 0, 0],
    [
      [0.055, 0],
      [0.06, 0.12],
      [0.045, 0.15],
      [0, 0.15],
    ],
    candle,
    20,
  )
  lathe(
    mesh,
    [0, 0.15, 0],
    [
      [0.05, 0],
      [0.05, 0.02],
    ],
    iron,
    20,
  )
})

const setPlace = pieceOf((mesh) => {
  put(mesh, plate(china, 0.14), { at: [0, 0, 0] })
  box(mesh, [-0.05, 0.02, -0.1], [0.05, 0.03, 0.1], napkin)
  put(mesh, tumbler, { at: [0.17, 0, -0.12] })
})

/** Three long rows of tables and benches, laid for a party. */
export function setTables(mesh: Mesh): void {
  for (const [row, z] of tableRows.entries()) {
    for (const [column, x] of middles.entries()) {
      trestleTable(mesh, { at: [x, floor, z], length, material: materials.table })
      for (const side of [-1, 1]) {
        bench(mesh, { at: [x, floor, z + side * 0.66], length: 4.3, material: materials.bench })
      }
      lay(mesh, x, z, row * 2 + column)
    }
  }
}

const places = [-1.85, -1.1, -0.36, 0.38, 1.12, 1.86] as const

function lay(mesh: Mesh, x: number, z: number, seed: number): void {
  const edge = length / 2 + 0.02
  box(mesh, [x - edge, top, z - 0.14], [x + edge, top + 0.006, z + 0.14], materials.linen)
  for (const end of [-1, 1]) {
    const at = x + end * edge
    box(mesh, [at - 0.004, top - 0.22, z - 0.14], [at + 0.004, top, z + 0.14], materials.linen)
  }
  for (const place of places) {
    put(mesh, setPlace, { at: [x + place, top, z + 0.27] })
    put(mesh, setPlace, { at: [x + place, top, z - 0.27], turn: Math.PI })
  }
  decorate(mesh, x, z, seed)
}

/** Flowers and lights down the middle. */
function decorate(mesh: Mesh, x: number, z: number, seed: number): void {
  const random = seededRandom(seed + 5)
  const { blues, tip, coral, vase } = materials
  for (const [index, away] of [-1.5, -0.75, 0, 0.75, 1.5].entries()) {
    const at = [x + away, top + 0.006, z + (random() - 0.5) * 0.06] as const
    const flowers = { vase, stem, petal: blues, tip, other: coral, seed: seed * 10 + index }
    if (index % 2 === 0) put(mesh, bouquet({ ...flowers, stems: 18 }), { at })
    else put(mesh, jarLight, { at })
  }
}
