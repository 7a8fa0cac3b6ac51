import { awning } from '../../building/awning.ts'
import { seededRandom } from '../../core/random.ts'
import type { Vec3 } from '../../core/vectors.ts'
import { beam } from '../../shapes/beam.ts'
import { box } from '../../shapes/box.ts'
import { ellipsoid } from '../../shapes/ellipsoid.ts'
import { pieceOf, put } from '../../shapes/put.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'

const { box: wood, boxDark, peaches, cloths } = materials

/** A slatted crate full of peaches. */
function crate(seed: number): Mesh {
  const random = seededRandom(seed)
  return pieceOf((mesh) => {
    const [x, z, tall] = [0.29, 0.21, 0.22]
    for (const side of [-1, 1]) {
      for (const low of [0.01, 0.085, 0.16]) {
        box(mesh, [-x, low, side * z - 0.012], [x, low + 0.055, side * z + 0.012], wood)
        box(mesh, [side * x - 0.012, low, -z], [side * x + 0.012, low + 0.055, z], boxDark)
      }
    }
    box(mesh, [-x, 0, -z], [x, 0.02, z], boxDark)
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < 5; column += 1) {
        const at: Vec3 = [
          (column - 2) * 0.112 + (random() - 0.5) * 0.02,
          tall - 0.03 + random() * 0.03 + 0.05 * (1 - Math.abs(row - 1.5) / 1.5),
          (row - 1.5) * 0.105,
        ]
        const peach = peaches[Math.floor(random() * peaches.length)] as (typeof peaches)[0]
        ellipsoid(mesh, at, [0.057, 0.053, 0.057], peach, { segments: [14, 9] })
      }
    }
  })
}

const rows = [
  [0.82, 0.02],
  [0.6, 0.52],
] as const

/** A stand with two steps of crates under a striped cloth; it faces the viewer. */
export const peachStand = pieceOf((mesh) => {
  const half = 1.75
  for (const [row, [height, z]] of rows.entries()) {
    box(mesh, [-half, height - 0.05, z - 0.26], [half, height, z + 0.26], wood)
    box(mesh, [-half + 0.04, 0, z + 0.2], [half - 0.04, height - 0.05, z + 0.24], boxDark)
    for (let index = 0; index < 5; index += 1) {
      const at = [(index - 2) * 0.68, height, z] as const
      put(mesh, crate(row * 5 + index + 1), { at })
    }
  }
  for (const x of [-half, half]) {
    for (const z of [-0.3, 0.85]) {
      beam(mesh, [x, 0, z], [x, z > 0 ? 2.1 : 2.65, z], { width: 0.07, height: 0.07 }, wood)
    }
  }
  const cloth = awning({ width: 3.9, cloth: [...cloths], iron: wood, depth: 1, drop: 0.4 })
  put(mesh, cloth, { at: [0, 2.66, -0.38] })
})
