import type { Vec3 } from '../../../core/vectors.ts'
import { glassChime, hangingSign } from '../../../furniture/hanging-sign.ts'
import { blossom, cup, loneStar, vase } from '../../../materials/emblems.ts'
import { flat } from '../../../materials/plain.ts'
import type { Print } from '../../../materials/prints.ts'
import { bush } from '../../../plants/bush.ts'
import { beam } from '../../../shapes/beam.ts'
import { lathe } from '../../../shapes/lathe.ts'
import { put } from '../../../shapes/put.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { materials as m } from '../inks.ts'
import { porchEdge, roofAt } from './porch.ts'

const drops = ['#5fb3c4', '#e0a23c', '#c8503f', '#7fae6a', '#8f6bb5'].map((hex) =>
  flat(hex, { gloss: 0.3, translucency: 0.6 }),
)

/** With one point up, as on the flag. */
const standingStar: Print = (right, up) => loneStar(right, -up)

/** Signs, chimes and baskets of flowers under the porch. */
export function hangThings(mesh: Mesh): void {
  for (const [index, z] of [3.1, -3.2, -9.2, -15].entries()) {
    const at: Vec3 = [-0.95, 3.02, z]
    const rise = roofAt(at[0]) - at[1] + 0.03
    const sign = hangingSign([standingStar, cup, blossom, vase][index] ?? cup, m.iron, { rise })
    put(mesh, sign, { at })
  }
  // Away from the first sign, seen from the street as from the porch.
  for (const [x, y, z, count] of [
    [0.72, 2.78, 3.1, 8],
    [0.98, 2.75, 2.5, 6],
    [0.85, 2.76, -0.4, 8],
    [0.9, 2.76, -5.2, 7],
  ] as const) {
    const chime = glassChime(drops, m.iron, { drops: count, rise: roofAt(x) - y })
    put(mesh, chime, { at: [x, y, z], turn: z })
  }
  for (const [index, z] of [1.4, -2.2, -6.4, -9, -11.6].entries())
    hangBasket(mesh, [porchEdge + 0.1, 2.66, z - 0.1], index)
}

/** A basket of flowers on the porch's beam. */
function hangBasket(mesh: Mesh, [x, y, z]: Vec3, index: number): void {
  const petal = [m.petalPink, m.petalRed, m.petalBlue][index % 3] ?? m.petalRed
  for (const side of [-1, 1]) {
    beam(mesh, [x, y, z], [x, y - 0.5, z + side * 0.18], { width: 0.01, height: 0.01 }, m.iron)
  }
  lathe(
    mesh,
    [x, y - 0.72, z],
    [
      [0, 0],
      [0.14, 0.03],
      [0.21, 0.16],
      [0.2, 0.18],
    ],
    m.clay,
    28,
  )
  const base: Vec3 = [x, y - 0.62, z]
  bush(mesh, { base, radius: 0.28, leaf: m.shrub, seed: index + 3, leaves: 220, leafSize: 0.032 })
  bush(mesh, {
    base: [x, y - 0.58, z],
    radius: 0.29,
    leaf: petal,
    seed: index + 30,
    leaves: 90,
    leafSize: 0.026,
  })
}
