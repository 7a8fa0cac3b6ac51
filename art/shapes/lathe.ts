import type { Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { leansAt, type Lean, type Profile } from './profile.ts'
import { roundedBetweenEdges } from './rounded.ts'

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
  const curve = roundedBetweenEdges(profile)
  const leans = curve.map((_, index) => leansAt(curve, index))
  for (const [index, lower] of curve.entries()) {
    const upper = curve[index + 1]
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

function outward([out, up]: Lean, angle: number): Vec3 {
  return [Math.cos(angle) * out, up, Math.sin(angle) * out]
}
