import { expect, test } from 'vitest'
import type { Vec3 } from '../core/vectors.ts'
import { flat } from '../materials/plain.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { bouquet } from './vase.ts'

const [rim, neckRadius] = [0.21, 0.055]
const vase = flat('#dddddd')
const green = flat('#336633')
const pink = flat('#ff88aa')

test.each([4, 5, 6, 9, 12])(
  'stems of bouquet %i come out of the neck of the vase, not through its side',
  (seed) => {
    const mesh = bouquet({ vase, stem: green, petal: pink, tip: pink, other: pink, seed })
    const belowRim = flowerCorners(mesh).filter(([, y]) => y < rim)

    expect(belowRim.length).toBeGreaterThan(0)
    expect(belowRim.filter(([x, , z]) => Math.hypot(x, z) > neckRadius)).toEqual([])
  },
)

function flowerCorners(mesh: Mesh): Vec3[] {
  return [...mesh.materialOf.entries()]
    .filter(([, material]) => mesh.materials[material] !== vase)
    .flatMap(([triangle]) =>
      [0, 3, 6].map((at) => {
        const [x = 0, y = 0, z = 0] = mesh.corners.slice(triangle * 9 + at, triangle * 9 + at + 3)
        return [x, y, z] as const
      }),
    )
}
