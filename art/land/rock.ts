import { noise } from '../core/noise.ts'
import { hash, seededRandom } from '../core/random.ts'
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface RockSetting {
  center: Vec3
  radii: Vec3
  material: Material
  seed: number
  /** From 0 (round) to about 0.4. */
  roughness?: number
}

const [around, high] = [13, 7]

/** A weathered boulder or slab. */
export function rock(mesh: Mesh, setting: RockSetting): void {
  const { center, radii, material } = setting
  const pointAt = surfaceOf(setting)
  for (let i = 0; i < around; i += 1) {
    for (let j = 0; j < high; j += 1) {
      const corners = [
        pointAt(i, j),
        pointAt(i + 1, j),
        pointAt(i + 1, j + 1),
        pointAt(i, j + 1),
      ] as const
      const [a, b, c, d] = corners
      const middle = scale(add(add(a, b), add(c, d)), 0.25)
      const out = normalize(
        subtract(middle, center).map(
          (value, axis) => value / (radii[axis as 0] * radii[axis as 0]),
        ) as unknown as Vec3,
      )
      const own = normalize(cross(subtract(c, a), subtract(d, b)))
      const face = dot(own, out) < 0 ? scale(own, -1) : own
      mesh.quad([...corners], material, normalize(add(scale(face, 0.28), scale(out, 0.8))))
    }
  }
}

/** A power that keeps the sign: below 1 it makes round things blocky. */
function bend(value: number, power: number): number {
  return Math.sign(value) * Math.abs(value) ** power
}

function surfaceOf({ center, radii, seed, roughness = 0.25 }: RockSetting) {
  const random = seededRandom(seed)
  const turn = random() * 6
  const phase = random() * 40
  const [leanX, leanZ] = [(random() - 0.5) * 0.25, (random() - 0.5) * 0.25]
  return (i: number, j: number): Vec3 => {
    const u = ((i % around) / around) * Math.PI * 2
    const v = (j / high - 0.5) * Math.PI
    const ring = bend(Math.cos(v), 0.55)
    const [x, y, z] = [
      bend(Math.cos(u), 0.8) * ring,
      bend(Math.sin(v), 0.6),
      bend(Math.sin(u), 0.8) * ring,
    ]
    const bumps = noise(Math.cos(u) * 1.3 + phase, Math.sin(u) * 1.3 + Math.sin(v) * 0.4)
    const chips = 0.4 * (hash(i % around, j, seed) - 0.5)
    const size = 1 + roughness * 1.5 * (bumps + chips)
    const along = (x * Math.cos(turn) - z * Math.sin(turn)) * size
    const across = (x * Math.sin(turn) + z * Math.cos(turn)) * size
    const lift = y * radii[1] * (1 + roughness * 0.5 * noise(x + phase, z))
    const lean = (along * leanX + across * leanZ) * radii[1]
    return [center[0] + along * radii[0], center[1] + lift + lean, center[2] + across * radii[2]]
  }
}
