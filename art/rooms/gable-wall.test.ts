import { expect, it } from 'vitest'
import { flat } from '../materials/plain.ts'
import { Mesh } from '../tracer/mesh.ts'
import { Tracer } from '../tracer/tracer.ts'
import { gableWall, uprightHole } from './gable-wall.ts'

function wallWithHoles(): Tracer {
  const mesh = new Mesh()
  const slanted = { low: 3, high: 5, left: () => -0.2, right: (y: number) => (6 - y) * 0.3 }
  gableWall(mesh, {
    at: 0,
    foot: 0,
    top: 6,
    halfWidth: (y) => 3 - y / 2,
    holes: [uprightHole(-1.5, -0.5, 1, 2), uprightHole(0.5, 1.5, 1, 2.4), slanted],
    material: flat('#aa7744'),
  })
  return new Tracer(mesh)
}

const tracer = wallWithHoles()
const isOpen = (x: number, y: number) => !tracer.isBlocked([x, y, 1], [0, 0, -1], 2)

it.each([
  [-1, 1.5],
  [1, 2.2],
  [0.3, 4],
  [2.9, 1],
])('lets light through its holes and past its slopes, as at %d, %d', (x, y) => {
  expect(isOpen(x, y)).toBe(true)
})

it.each([
  [0, 1.5],
  [-1, 2.2],
  [0.8, 4],
  [2.4, 1],
  [0, 5.5],
])('is solid everywhere else, as at %d, %d', (x, y) => {
  expect(isOpen(x, y)).toBe(false)
})
