import { isEdge, type Profile } from './profile.ts'

type Turn = Profile[number]

const steps = 4

/** A curve through the points of a profile: a potter's wheel leaves no edges. */
export function rounded(profile: Profile): Profile {
  return profile.flatMap((from, index) => {
    const to = profile[index + 1]
    if (!to) return [from]
    const [leaving, arriving] = [directionAt(profile, index), directionAt(profile, index + 1)]
    return Array.from({ length: steps }, (_, step) =>
      between(from, to, { leaving, arriving, share: step / steps }),
    )
  })
}

/** Along the line from the point before to the point after; at an end, along its own piece. */
function directionAt(profile: Profile, index: number): Turn {
  const [before, after] = [
    profile[index - 1] ?? profile[index],
    profile[index + 1] ?? profile[index],
  ]
  const [wide, high] = [0, 1].map((side) => (after?.[side] ?? 0) - (before?.[side] ?? 0)) as [
    number,
    number,
  ]
  const length = Math.hypot(wide, high) || 1
  return [wide / length, high / length]
}

/** A cubic Hermite curve as fast as its piece is long, so that short pieces beside long ones bulge nowhere. */
function between(
  from: Turn,
  to: Turn,
  { leaving, arriving, share }: { leaving: Turn; arriving: Turn; share: number },
): Turn {
  const speed = Math.hypot(to[0] - from[0], to[1] - from[1])
  const rest = 1 - share
  const on = (side: 0 | 1) =>
    (1 + 2 * share) * rest ** 2 * from[side] +
    share * rest ** 2 * speed * leaving[side] +
    share ** 2 * (3 - 2 * share) * to[side] -
    share ** 2 * rest * speed * arriving[side]
  return [on(0), on(1)]
}

/** Rounds a profile from edge to edge; straight parts between two edges stay as they are. */
export function roundedBetweenEdges(profile: Profile): Profile {
  const ends = profile.keys().filter((index) => index > 0 && isEndOfPart(profile, index))
  let from = 0
  const parts = [...ends].map((to) => {
    const part = profile.slice(from, to + 1)
    from = to
    return part.length > 2 ? rounded(part) : part
  })
  return parts.flatMap((part, index) => (index === 0 ? part : part.slice(1)))
}

function isEndOfPart(profile: Profile, index: number): boolean {
  return index === profile.length - 1 || isEdge(profile, index)
}
