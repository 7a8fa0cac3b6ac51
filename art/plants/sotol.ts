import { anyAngle, between, seededRandom } from '../core/random.ts'
import { add, along, cross, normalize, type Vec3 } from '../core/vectors.ts'
import { tube } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface SotolSetting {
  base: Vec3
  radius: number
  seed: number
  leaf: Material
  /** Of its flower stalk; without one when left out. */
  stalk?: Material
}

const blades = 150

/** A sotol: a ball of stiff narrow blades, and a stalk higher than a door. */
export function sotol(mesh: Mesh, { base, radius, seed, leaf, stalk }: SotolSetting): void {
  const random = seededRandom(seed)
  const heart = add(base, [0, radius * 0.28, 0])
  for (let index = 0; index < blades; index += 1) {
    const [angle, rise] = [anyAngle(random), between(random, -0.12, 1.45)]
    const out: Vec3 = [
      Math.cos(angle) * Math.cos(rise),
      Math.sin(rise),
      Math.sin(angle) * Math.cos(rise),
    ]
    const side = normalize(cross(out, [0.1, 1, 0.1]))
    const length = radius * between(random, 0.8, 1.1)
    const wide = radius * 0.018
    const tip = add(along(heart, out, length), [0, -length * 0.06, 0])
    const normal = normalize(add(out, [0, 0.5, 0]))
    mesh.triangle(along(heart, side, wide), along(heart, side, -wide), tip, leaf, normal)
  }
  if (!stalk) return
  const top = add(heart, [radius * 0.25, radius * 3.4, radius * 0.1])
  tube(
    mesh,
    [
      [heart, 0.03],
      [add(heart, [radius * 0.08, radius * 1.8, 0]), 0.028],
      [add(heart, [radius * 0.14, radius * 2.1, 0.02]), 0.052],
      [add(heart, [radius * 0.2, radius * 2.8, 0.05]), 0.045],
      [top, 0.008],
    ],
    stalk,
    7,
  )
}
