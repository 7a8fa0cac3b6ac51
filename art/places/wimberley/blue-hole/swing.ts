import { seededRandom } from '../../../core/random.ts'
import type { Vec3 } from '../../../core/vectors.ts'
import { flat } from '../../../materials/plain.ts'
import { leafClump } from '../../../plants/leaves.ts'
import { limb } from '../../../plants/limb.ts'
import { ellipsoid } from '../../../shapes/ellipsoid.ts'
import { tube } from '../../../shapes/tube.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { materials } from '../inks.ts'
import { middleAt } from './land.ts'

/** A limb of the nearest cypress over the water, and the rope on it. */
export function hangSwing(mesh: Mesh): void {
  const x = middleAt(-1.5) - 5.5
  growLimb(mesh, x)
  hangRope(mesh, x)
  growLeaves(mesh, x)
}

function growLimb(mesh: Mesh, x: number): void {
  const line: readonly Vec3[] = [
    [x, 5.5, -1.5],
    [x + 1.1, 5.75, -1.45],
    [x + 2.3, 6.1, -1.3],
    [x + 3.6, 6.12, -1.1],
    [x + 4.7, 6.2, -1],
    [x + 6.2, 6.6, -0.8],
  ]
  limb(
    mesh,
    line.map((point, index) => [point, 0.23 - index * 0.038] as const),
    materials.cypressBark,
    12,
  )
}

function hangRope(mesh: Mesh, x: number): void {
  const rope = flat('#e7d09c')
  const [top, foot]: [Vec3, Vec3] = [
    [x + 4.5, 6.18, -1],
    [x + 4.9, 1.5, -0.6],
  ]
  tube(
    mesh,
    [
      [top, 0.03],
      [foot, 0.03],
    ],
    rope,
    8,
  )
  for (const share of [0, 0.35]) {
    ellipsoid(mesh, [foot[0] - share * 0.09, foot[1] + share, foot[2]], [0.085, 0.1, 0.085], rope)
  }
}

function growLeaves(mesh: Mesh, x: number): void {
  const { cypress: material } = materials
  const random = seededRandom(4)
  const crown: Vec3 = [x + 4.5, 4, -1]
  for (const [ahead, up, radius] of [
    [6.1, 6.7, 0.9],
    [5.2, 6.9, 0.8],
    [3.2, 6.7, 0.9],
    [2.2, 6.9, 0.8],
  ] as const) {
    leafClump(
      mesh,
      {
        center: [x + ahead, up, -1],
        radius,
        flatness: 0.4,
        leaves: 420,
        leafSize: 0.07,
        material,
        crown,
      },
      random,
    )
  }
}
