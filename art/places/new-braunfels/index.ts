import { swimRing } from '../../furniture/swim-ring.ts'
import { terrain } from '../../land/ground.ts'
import { flat } from '../../materials/plain.ts'
import { put } from '../../shapes/put.ts'
import { limb } from '../../plants/limb.ts'
import { tube } from '../../shapes/tube.ts'
import { Mesh } from '../../tracer/mesh.ts'
import { cypressBark, layStones, plantBanks, plantCypresses, ropeTree } from './planting.ts'
import { banks, land, riverAt, water } from './river.ts'

const tubes = [
  [-0.6, 3, ['#e8503c', '#fbf0d6'], 0.3],
  [1.15, 1.9, ['#f0b43a', '#f7d98c'], 1],
  [0.3, 0.2, ['#2d6fa8', '#fbf0d6'], 2.2],
  [-2.6, -0.4, ['#f2825a', '#f9c79c'], 0.6],
  [2.8, -3.6, ['#e8503c', '#fbf0d6'], 1.7],
  [0.9, -6.6, ['#f0b43a', '#fbf0d6'], 0.2],
  [-0.2, -9.2, ['#e8503c', '#f9c79c'], 0.9],
] as const

/** The Guadalupe on a summer noon: tubes on clear water between cypresses. */
export function newBraunfels(): Mesh {
  const mesh = new Mesh()
  terrain(mesh, land, { x: [-42, 42], z: [-90, 14], cells: [150, 170] }, banks)
  mesh.quad(
    [
      [-40, 0, 16],
      [40, 0, 16],
      [40, 0, -92],
      [-40, 0, -92],
    ],
    water,
    [0, 1, 0],
  )
  for (const [x, z, hexes, turn] of tubes) {
    put(mesh, swimRing(hexes, 0.46), { at: [x, -0.02, z], turn })
  }
  plantCypresses(mesh)
  plantBanks(mesh)
  layStones(mesh)
  hangRope(mesh)
  return mesh
}

/** Over the water, and between the trunks behind it. */
const ropeOut = 3.5

/** A limb of a cypress that the picture shows whole, with a rope over the water to swing from. */
function hangRope(mesh: Mesh): void {
  const [aside, z] = ropeTree
  const x = riverAt(z) + aside
  limb(
    mesh,
    [
      [[x, 3.5, z], 0.24],
      [[x + 1.8, 4.1, z + 0.1], 0.18],
      [[x + ropeOut, 4.3, z + 0.2], 0.12],
      [[x + 6, 4.8, z + 0.3], 0.03],
    ],
    cypressBark,
    9,
  )
  const cord = flat('#e0c690')
  const rope = (from: number, to: number, radius: number) =>
    tube(
      mesh,
      [
        [[x + ropeOut, from, z + 0.2], radius],
        [[x + ropeOut, to, z + 0.2], radius],
      ],
      cord,
      8,
    )
  rope(4.3, 0.5, 0.038)
  rope(0.82, 0.62, 0.08)
}
