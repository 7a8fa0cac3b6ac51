import { describe, expect, it } from 'vitest'
import { shots } from './index.ts'

describe.each(Object.entries(shots))('%s', (name, { alt, camera }) => {
  it('is named by its cabin or place, and by what it shows', () => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/)
  })

  it('says in one sentence what a guest would want to know', () => {
    expect(alt.length).toBeGreaterThan(40)
    expect(alt.length).toBeLessThan(200)
    expect(alt).not.toMatch(/picture of|image of|\.$/i)
  })

  it('is seen from above the ground, by a lens that bends nothing', () => {
    expect(camera.position[1]).toBeGreaterThan(0.5)
    // The widest that small rooms are photographed with is 24 mm.
    expect(camera.fieldOfView).toBeLessThan(74)
  })
})

it('describes no two shots in the same words', () => {
  const alts = Object.values(shots).map(({ alt }) => alt)
  expect(new Set(alts).size).toBe(alts.length)
})

// Of two pictures from the same place in the same light, one would be a part of the other.
it('takes no two shots from the same place in the same light', () => {
  const views = Object.values(shots).map(({ camera, hour: { mood, sky } }) =>
    JSON.stringify([camera.position, mood.sun, sky(0, 0.2, 0), sky(0.3, 0.4, 0)]),
  )
  expect(new Set(views).size).toBe(views.length)
})

// Building takes a second or more, and most shots of a cabin differ in their plants alone.
const oneOfEach = new Map(Object.entries(shots).map(([name, shot]) => [name.split('/')[0], shot]))

it.each([...oneOfEach])(
  '%s is built without a corner that is not a number',
  (_, { build }) => {
    expect(build().corners.every(Number.isFinite)).toBe(true)
  },
  60_000,
)
