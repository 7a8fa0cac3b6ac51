import type { Profile } from './lathe.ts'

type Turn = Profile[number]

/** A curve through the points of a profile: a potter's wheel leaves no edges. */
export function rounded(profile: Profile): Profile {
  const at = (index: number) => profile[Math.min(Math.max(index, 0), profile.length - 1)] as Turn
  const last = profile.length - 1
  const steps = Array.from({ length: last * 4 + 1 }, (_, step) => step / 4)
  return steps.map((place) => {
    const index = Math.min(Math.floor(place), last - 1)
    const knots = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const
    return curveThrough(knots, place - index)
  })
}

/** Between the second and the third of four points (Catmull-Rom). */
function curveThrough([a, b, c, d]: readonly [Turn, Turn, Turn, Turn], share: number): Turn {
  const between = (side: 0 | 1) =>
    b[side] +
    0.5 *
      share *
      (c[side] -
        a[side] +
        share *
          (2 * a[side] -
            5 * b[side] +
            4 * c[side] -
            d[side] +
            share * (3 * (b[side] - c[side]) + d[side] - a[side])))
  return [between(0), between(1)]
}
