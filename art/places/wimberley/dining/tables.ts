import { ladderBackChair } from '../../../furniture/seats.ts'
import {
  candleJar,
  clothTable,
  diningHeight,
  placeSetting,
} from '../../../furniture/table-setting.ts'
import { bouquet } from '../../../furniture/vase.ts'
import { flat } from '../../../materials/plain.ts'
import { pieceOf, put } from '../../../shapes/put.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { materials as m } from '../inks.ts'

/** Where tables stand and how they are turned. */
export const tables = [
  [-1.1, 1.6, 0.1],
  [2.5, 0.2, -0.12],
  [-1.7, -2.7, 0.05],
  [1.6, -3.4, 0.2],
  [5.3, -2.6, -0.1],
  [2.7, 3.9, 0.15],
] as const

const inks = {
  china: m.cream,
  napkin: m.red,
  glass: flat('#b9d0d0', { gloss: 0.4 }),
  silver: flat('#cfcabd', { gloss: 0.3 }),
}

export function laidTable(): Mesh {
  const top = diningHeight
  return pieceOf((mesh) => {
    put(mesh, clothTable(flat('#f2e4c9'), m.darkWood, 0.95), { at: [0, 0, 0] })
    for (let side = 0; side < 4; side += 1) {
      const turn = (side * Math.PI) / 2
      const [x, z] = [Math.sin(turn), Math.cos(turn)]
      put(mesh, placeSetting(inks), { at: [x * 0.32, top, z * 0.32], turn })
      const chair = ladderBackChair({ wood: m.teal, seat: m.oakWood })
      put(mesh, chair, { at: [x * 0.74, 0, z * 0.74], turn: turn + Math.PI })
    }
    const flowers = {
      vase: m.teal,
      stem: flat('#6d8f4a'),
      petal: flat('#5a74d2'),
      tip: m.cream,
      other: m.red,
      seed: 3,
      stems: 9,
    }
    put(mesh, bouquet(flowers), { at: [-0.07, top, -0.02] })
    put(mesh, candleJar(flat('#e9d6ae', { opacity: 0.5, castsShadow: false }), true), {
      at: [0.11, top, 0.06],
    })
  })
}
