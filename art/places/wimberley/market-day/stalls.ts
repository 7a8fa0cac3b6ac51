import {
  basket,
  crate,
  flowerBucket,
  marketTable,
  marketTableHeight as top,
  pot,
  quiltRack,
} from '../../../furniture/goods.ts'
import { logCabinPatch, pinwheelPatch, quilted, starPatch } from '../../../materials/cloth.ts'
import { flat } from '../../../materials/plain.ts'
import { arrange, pieceOf, put, type Arrangement } from '../../../shapes/put.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { materials as m } from '../inks.ts'

function stall(counter: Mesh, things: Arrangement): Mesh {
  return pieceOf((mesh) => {
    put(mesh, counter, { at: [0, 0, 1] })
    arrange(mesh, things)
  })
}

const size = [2.7, 0.75] as const

const glazes = [m.teal, m.clay, m.cream, m.blue, m.mustard]

/** Pots on the table and before it. */
export const potter = stall(marketTable(m.mustard, size), [
  ...Array.from({ length: 8 }, (_, index) => {
    const kind = (['jar', 'vase', 'bowl'] as const)[index % 3] ?? 'jar'
    const piece = pot(
      kind,
      kind === 'bowl' ? 0.15 : 0.28 + 0.06 * (index % 2),
      glazes[(index * 2) % 5] ?? m.clay,
    )
    return [piece, [-1.15 + index * 0.33, top, 0.95 + 0.2 * ((index % 2) - 0.5)]] as const
  }),
  [pot('jar', 0.62, m.clay), [-1.2, 0, 1.75]],
  [pot('vase', 0.75, m.teal), [-0.7, 0, 1.68]],
  [pot('jar', 0.48, m.mustard), [1.1, 0, 1.7]],
  [pot('jar', 0.36, m.blue), [0.7, 0, 1.72]],
])

const quilts = [
  starPatch(['#f4e6c8', '#b8483a', '#2f6f73', '#dea43c', '#4d719e']),
  logCabinPatch(['#f1dcb0', '#35608a', '#e6c488', '#b9492f', '#4f7fa8']),
  pinwheelPatch(['#f5ead2', '#2f7479', '#e2b45a', '#b9492f', '#c4553a']),
] as const

const quiltOn = (index: 0 | 1 | 2) =>
  quilted(quilts[index], { edge: 0.75, foot: 0, top: 1.86, block: 0.36 })

/** Quilts on racks, and folded ones. */
const quilter = stall(marketTable(m.teal, [0.9, 0.5]), [
  [quiltRack(quiltOn(0), m.oakWood), [-0.85, 0, 1.5]],
  [quiltRack(quiltOn(1), m.oakWood), [0.85, 0, 1.62]],
  [quiltRack(quiltOn(2), m.oakWood), [0, 0, -0.6]],
])

const fruits = ['#c8402f', '#e79a3a', '#8fae45', '#d9b23c', '#7d3550'].map((hex) => flat(hex))

/** Crates of fruit, some tilted up behind others, and flowers. */
const grower = stall(marketTable(m.teal, size), [
  ...fruits.map(
    (fruit, index) =>
      [
        crate(m.oakWood, fruit, 0.042 + 0.006 * (index % 3)),
        [-1.1 + index * 0.56, top, 1.08],
      ] as const,
  ),
  ...fruits
    .slice(0, 4)
    .map(
      (fruit, index) =>
        [crate(m.oakWood, fruit, 0.05), [-0.9 + index * 0.58, top + 0.2, 0.72]] as const,
    ),
  [crate(m.oakWood, fruits[1] ?? m.red, 0.05), [-1, 0, 1.68]],
  [flowerBucket(m.tin, m.oakWood, [m.mustard, m.red], 4), [0.5, 0, 1.7]],
  [flowerBucket(m.tin, m.oakWood, [m.red, m.cream], 8), [0.95, 0, 1.66]],
  [flowerBucket(m.tin, m.oakWood, [m.blue, m.cream], 9), [1.35, 0, 1.72]],
])

/** Baskets on the table and in a pile. */
const weaver = stall(marketTable(m.red, size), [
  ...Array.from(
    { length: 6 },
    (_, index) =>
      [
        basket('#d9b272', index % 2 ? '#8a5c37' : '#b4834c'),
        [-1.1 + index * 0.44, top, 1 + 0.1 * (index % 2)],
        index * 0.4,
      ] as const,
  ),
  [basket('#d9b272', '#8a5c37'), [-0.9, 0, 1.7], 0.6],
  [basket('#c99a5a', '#7d4f30'), [-0.45, 0, 1.75], 1.2],
  [pot('jar', 0.5, m.cream), [1, 0, 1.7]],
])

export const stalls = [potter, grower, quilter, weaver] as const
