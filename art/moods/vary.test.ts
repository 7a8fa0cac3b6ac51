import { expect, it } from 'vitest'
import { noon } from './noon.ts'
import { vary } from './vary.ts'

it('mirrors the sky and leaves the inks of the hour alone', () => {
  const mirrored = vary(noon, { isMirrored: true })
  expect(mirrored.sky(-0.42, 0.24, 0)).toEqual(noon.sky(0.42, 0.24, 0))
  expect(mirrored.mood).toBe(noon.mood)
})

it('turns the sun without changing its strength', () => {
  const { sun } = vary(noon, { sun: [0, 2, 0] }).mood
  expect(sun).toEqual({ toward: [0, 1, 0], strength: noon.mood.sun?.strength })
})
