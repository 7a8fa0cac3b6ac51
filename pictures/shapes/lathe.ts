import type { Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

/** Radius and height of a turned thing, from one end to the other. */
export type Profile = readonly (readonly [radius: number, height: number])[]

/** A turned thing around the vertical at `base`: a pot, a lamp, a jar. */
export function lathe(
  mesh: Mesh,
  base: Vec3,
  profile: Profile,
  material: Material,
  sides = 40,
): void {
  const at = ([radius, height]: readonly [number, number], angle: number): Vec3 => [
    base[0] + Math.cos(angle) * radius,
    base[1] + height,
    base[2] + Math.sin(angle) * radius,
  ]
  const leans = profile.map((_, index) => leansAt(profile, index))
  for (const [index, lower] of profile.entries()) {
    const upper = profile[index + 1]
    if (!upper) break
    const [low, high] = [leans[index]?.above as Lean, leans[index + 1]?.below as Lean]
    for (let step = 0; step < sides; step += 1) {
      const [a, b] = [(step / sides) * Math.PI * 2, ((step + 1) / sides) * Math.PI * 2]
      mesh.roundQuad(
        [at(lower, a), at(lower, b), at(upper, b), at(upper, a)],
        [outward(low, a), outward(low, b), outward(high, b), outward(high, a)],
        material,
      )
    }
  }
}

/** How far a normal points outward and up. */
type Lean = readonly [out: number, up: number]

/** A potter leaves no edge between parts that lean nearly alike: closer than about 35 degrees. */
const smoothest = 0.82

/** The normals at a ring of a profile, for the part below it and for the part above it. */
function leansAt(profile: Profile, index: number): { below: Lean; above: Lean } {
  const [below, above] = [leanOf(profile, index - 1), leanOf(profile, index)]
  if (!below || !above) return { below: below ?? (above as Lean), above: above ?? (below as Lean) }
  const isEdge = below[0] * above[0] + below[1] * above[1] < smoothest
  if (isEdge) return { below, above }
  const between = unit(below[0] + above[0], below[1] + above[1])
  return { below: between, above: between }
}

function leanOf(profile: Profile, index: number): Lean | undefined {
  const [lower, upper] = [profile[index], profile[index + 1]]
  return lower && upper && unit(upper[1] - lower[1], lower[0] - upper[0])
}

function unit(out: number, up: number): Lean {
  const size = Math.hypot(out, up) || 1
  return [out / size, up / size]
}

function outward([out, up]: Lean, angle: number): Vec3 {
  return [Math.cos(angle) * out, up, Math.sin(angle) * out]
}
