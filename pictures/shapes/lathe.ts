import { normalize, type Vec3 } from '../core/vectors.ts'
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
  for (const [index, lower] of profile.entries()) {
    const upper = profile[index + 1]
    if (!upper) break
    const slope: readonly [number, number] = [upper[0] - lower[0], upper[1] - lower[1]]
    for (let step = 0; step < sides; step += 1) {
      const [from, to] = [step, step + 1].map((each) => (each / sides) * Math.PI * 2)
      const [a, b] = [from as number, to as number]
      const middle = (a + b) / 2
      const normal = normalize([
        Math.cos(middle) * slope[1],
        -slope[0],
        Math.sin(middle) * slope[1],
      ])
      mesh.quad([at(lower, a), at(lower, b), at(upper, b), at(upper, a)], material, normal)
    }
  }
}
