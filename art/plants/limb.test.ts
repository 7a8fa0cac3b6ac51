import { expect, it } from 'vitest'
import type { Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import { barkAlong } from './limb.ts'

it('runs bark along a limb: what is as far along it, on the same side, has the same bark', () => {
  const seen: Vec3[] = []
  const bark: Material = {
    color: (point) => {
      seen.push(point)
      return [0, 0, 0]
    },
  }
  const upright = barkAlong(limbTo([0, 4, 0]), bark)
  const flat = barkAlong(limbTo([0, 0, -4]), bark)
  upright.color([0.2, 1, 0], [1, 0, 0], 0)
  upright.color([0.2, 3, 0], [1, 0, 0], 0)
  flat.color([0.2, 0, -3], [1, 0, 0], 0)
  const [low, high, far] = seen as [Vec3, Vec3, Vec3]
  expect(high[1] - low[1]).toBeCloseTo(2)
  expect(high[0]).toBeCloseTo(low[0])
  expect(far[1]).toBeCloseTo(high[1])
})

function limbTo(end: Vec3) {
  const middle: Vec3 = [end[0] / 2, end[1] / 2, end[2] / 2]
  return [
    [[0, 0, 0], 0.3],
    [middle, 0.25],
    [end, 0.2],
  ] as const
}
