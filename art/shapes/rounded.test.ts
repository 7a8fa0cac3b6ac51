import { expect, it } from 'vitest'
import { rounded, roundedBetweenEdges } from './rounded.ts'

const profile = [
  [0.2, 0],
  [0.4, 0.5],
  [0.1, 1],
] as const

it('goes through every point of the profile, four steps apart', () => {
  const curve = rounded(profile)
  expect(curve).toHaveLength(9)
  for (const [index, [radius, height]] of profile.entries()) {
    const [wide, high] = curve[index * 4] ?? []
    expect(wide).toBeCloseTo(radius, 9)
    expect(high).toBeCloseTo(height, 9)
  }
})

it('turns in small steps where the profile has an edge', () => {
  expect(sharpestTurn(profile)).toBeGreaterThan(0.9)
  expect(sharpestTurn(rounded(profile))).toBeLessThan(0.6)
})

it('keeps the edges of a pot and its flat foot, and rounds its belly', () => {
  const pot = [
    [0, 0],
    [0.06, 0],
    [0.075, 0.04],
    [0.07, 0.1],
    [0.045, 0.15],
    [0, 0.15],
  ] as const
  const curve = roundedBetweenEdges(pot)
  for (const turn of pot) expect(curve).toContainEqual(turn.map((each) => expect.closeTo(each, 9)))
  expect(curve[1]).toEqual(pot[1])
  expect(sharpestTurn(curve.slice(1, -1))).toBeLessThan(0.2)
  expect(sharpestTurn(pot.slice(1, -1))).toBeGreaterThan(0.4)
})

/** In radians, from one piece to the next. */
function sharpestTurn(points: readonly (readonly [number, number])[]): number {
  const pieces = points
    .slice(1)
    .map(
      ([radius, height], index) =>
        [radius - (points[index]?.[0] ?? 0), height - (points[index]?.[1] ?? 0)] as const,
    )
  const directions = pieces.map(([wide, high]) => Math.atan2(wide, high))
  const turns = directions.slice(1).map((to, index) => Math.abs(to - (directions[index] ?? 0)))
  return Math.max(...turns)
}
