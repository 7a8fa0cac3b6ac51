import { expect, it } from 'vitest'
import { length, subtract, type Vec3 } from '../core/vectors.ts'
import { flat } from '../materials/plain.ts'
import { Mesh } from '../tracer/mesh.ts'
import { tube, type Knot } from './tube.ts'

const radius = 0.013

/** A handle: it passes the vertical twice. */
const handle = Array.from({ length: 11 }, (_, step): Knot => {
  const angle = -1.5 + step * 0.3
  return [[Math.cos(angle) * 0.085, Math.sin(angle) * 0.095, 0], radius]
})

it('is as thick where it passes the vertical as everywhere', () => {
  const mesh = new Mesh()
  tube(mesh, handle, flat('#000000'), 10)
  const corners = Array.from(
    { length: mesh.size * 3 },
    (_, index) => mesh.corners.slice(index * 3, index * 3 + 3) as unknown as Vec3,
  )
  const apart = (one: Vec3, other: Vec3) => length(subtract(one, other))
  // Of a ring's points the nearest knot is their own.
  const away = corners.map((corner) => Math.min(...handle.map(([knot]) => apart(corner, knot))))
  expect(Math.max(...away)).toBeCloseTo(radius, 5)
  const sides = Array.from({ length: mesh.size / 2 }, (_, quad) =>
    apart(corners[quad * 6] as Vec3, corners[quad * 6 + 5] as Vec3),
  )
  // Rings that turn against each other would have longer ones.
  expect(Math.max(...sides)).toBeLessThan(0.034)
})
