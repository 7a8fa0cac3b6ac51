import { expect, it } from 'vitest'
import { subtract } from '../core/vectors.ts'
import { cameraFor } from './camera.ts'

const camera = cameraFor(
  { position: [6, 2, 15], lookAt: [0, 9, -3], fieldOfView: 42, shift: 0.12 },
  1.5,
)

it('keeps verticals upright: rays of one column differ in height alone', () => {
  const [low, high] = [camera.rayThrough(0.7, -0.9), camera.rayThrough(0.7, 0.9)]
  const level = ([x, , z]: readonly [number, number, number]) => Math.atan2(z, x)
  expect(level(low)).toBeCloseTo(level(high))
})

it('gives each place of the picture the tangents of its ray', () => {
  const places = [-1, -0.4, 0.2, 1].map((right) => camera.tangentsOf(camera.rayThrough(right, 0.3)))
  const steps = places.slice(1).map(({ across }, index) => across - (places[index]?.across ?? 0))
  expect(steps.map((step) => step.toFixed(3))).toEqual(
    [0.6, 0.6, 0.8].map((share) => (share * 1.5 * Math.tan((21 * Math.PI) / 180)).toFixed(3)),
  )
})

it('looks along the ground whatever height it is pointed at', () => {
  const level = cameraFor({ position: [6, 2, 15], lookAt: [0, 0, -3], fieldOfView: 42 }, 1.5)
  const flat = cameraFor({ position: [6, 2, 15], lookAt: [0, 50, -3], fieldOfView: 42 }, 1.5)
  expect(subtract(level.rayThrough(0, 0), flat.rayThrough(0, 0))).toEqual([0, 0, 0])
})
