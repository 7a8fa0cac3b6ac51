import { expect, it } from 'vitest'
import { ink } from '../core/inks.ts'
import { Mesh } from '../tracer/mesh.ts'
import { box } from './box.ts'
import { pieceOf, put } from './put.ts'

/** Wide along x; its ink tells on which side of its middle a point is. */
const bench = pieceOf((piece) =>
  box(piece, [-1, 0, -0.2], [1, 0.5, 0.2], { color: ([x]) => ink(x < 0 ? '#000000' : '#ffffff') }),
)

it('turns a piece with its pattern and stands it where it belongs', () => {
  const mesh = new Mesh()
  put(mesh, bench, { at: [5, 1, -3], turn: Math.PI / 2 })
  const [x, z] = [0, 2].map((axis) => mesh.corners.filter((_, index) => index % 3 === axis))
  expect([Math.min(...(x ?? [])), Math.max(...(x ?? []))].map((value) => value.toFixed(2))).toEqual(
    ['4.80', '5.20'],
  )
  expect([Math.min(...(z ?? [])), Math.max(...(z ?? []))].map((value) => value.toFixed(2))).toEqual(
    ['-4.00', '-2.00'],
  )
  const inkAt = (depth: number) => mesh.materials[0]?.color([5, 1.5, depth], [0, 1, 0], 0)
  expect(inkAt(-2.5)).toEqual(ink('#000000'))
  expect(inkAt(-3.5)).toEqual(ink('#ffffff'))
})
