import { expect, it } from 'vitest'
import { flat } from '../materials/plain.ts'
import { Mesh } from '../tracer/mesh.ts'
import { layStrata, onStrata, underStrata, type Stratum } from './strata.ts'

const strata: readonly Stratum[] = [
  [0, 0.2],
  [1, 0.5],
  [2, 0.9],
]

it('rises by one layer at each front', () => {
  expect([-1, 0.5, 1.5, 3].map((away) => onStrata(strata, away))).toEqual([0, 0.2, 0.5, 0.9])
})

it('keeps the ground below the layers, and level with the last one behind it', () => {
  const places = [0.1, 0.9, 1.1, 1.9, 2.1]
  const depths = places.map((away) => onStrata(strata, away) - underStrata(strata, away))
  expect(Math.min(...depths)).toBeGreaterThan(0.1)
  expect(underStrata(strata, 4)).toBeCloseTo(0.93)
})

it('looks out of the rock on either bank', () => {
  for (const side of [-1, 1] as const) {
    const mesh = new Mesh()
    layStrata(mesh, {
      strata,
      acrossAt: (away) => side * away,
      z: [-2, 2],
      side,
      material: flat('#efe1c0'),
      seed: 3,
    })
    const normals = Array.from({ length: mesh.size }, (_, index) =>
      mesh.normals.slice(index * 3, index * 3 + 3),
    )
    expect(normals.filter(([, y]) => (y as number) < -0.9)).toEqual([])
    const fronts = normals.filter(([x]) => Math.abs(x as number) > 0.9)
    expect(fronts.every(([x]) => Math.sign(x as number) === -side)).toBe(true)
  }
})
