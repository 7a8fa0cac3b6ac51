import { expect, it } from 'vitest'
import { seededRandom } from '../core/random.ts'
import { viewFrom } from './view.ts'

const view = viewFrom({ position: [3, 2, 14], lookAt: [0, 0, 0], fieldOfView: 42 })

it('draws places that the camera sees, and more of them close by', () => {
  const random = seededRandom(1)
  const drawn = Array.from({ length: 400 }, () => view.draw(random))
  expect(drawn.every(({ x, z }) => view.isInSight(x, z))).toBe(true)
  const closer = drawn.filter(({ distance }) => distance < 8)
  expect(closer.length).toBeGreaterThan(160)
  expect(closer.length).toBeLessThan(240)
})

it('leaves out what lies behind the camera', () => {
  expect(view.isInSight(0, 0)).toBe(true)
  expect(view.isInSight(6, 28)).toBe(false)
})

it('has smaller leaves close by than from afar', () => {
  const leaves = { spread: 1, leafSize: 0.06 }
  expect(view.finer({ x: 3, z: 11.5, ...leaves })).toBe(3)
  expect(view.finer({ x: 3, z: 0, ...leaves })).toBe(1)
})
