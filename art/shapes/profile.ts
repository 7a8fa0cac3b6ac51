/** Radius and height of a turned thing, from one end to the other. */
export type Profile = readonly (readonly [radius: number, height: number])[]

/** How far a normal points outward and up. */
export type Lean = readonly [out: number, up: number]

/** A potter leaves no edge between parts that lean nearly alike: closer than about 35 degrees. */
const smoothest = 0.82

/** The normals at a ring of a profile, for the part below it and for the part above it. */
export function leansAt(profile: Profile, index: number): { below: Lean; above: Lean } {
  const [below, above] = [leanOf(profile, index - 1), leanOf(profile, index)]
  if (!below || !above) return { below: below ?? (above as Lean), above: above ?? (below as Lean) }
  if (isSharp(below, above)) return { below, above }
  const between = unit(below[0] + above[0], below[1] + above[1])
  return { below: between, above: between }
}

/** Whether a ring between two others is an edge that catches the light. */
export function isEdge(profile: Profile, index: number): boolean {
  const [below, above] = [leanOf(profile, index - 1), leanOf(profile, index)]
  return Boolean(below && above && isSharp(below, above))
}

function isSharp(below: Lean, above: Lean): boolean {
  return below[0] * above[0] + below[1] * above[1] < smoothest
}

function leanOf(profile: Profile, index: number): Lean | undefined {
  const [lower, upper] = [profile[index], profile[index + 1]]
  return lower && upper && unit(upper[1] - lower[1], lower[0] - upper[0])
}

function unit(out: number, up: number): Lean {
  const size = Math.hypot(out, up) || 1
  return [out / size, up / size]
}
