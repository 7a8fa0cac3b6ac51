import { anyAngle, seededRandom } from '../core/random.ts'
import { add, normalize, type Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface FernSetting {
  base: Vec3
  radius: number
  leaf: Material
  seed: number
  fronds?: number
}

const leaflets = 12

/** A fern of wet banks: arching fronds with leaflets on both sides. */
export function fern(mesh: Mesh, { base, radius, leaf, seed, fronds = 12 }: FernSetting): void {
  const random = seededRandom(seed)
  for (let frond = 0; frond < fronds; frond += 1) {
    const angle = anyAngle(random)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const reach = radius * (0.6 + 0.5 * random())
    const at = (share: number, aside: number, drop = 0): Vec3 =>
      add(base, [
        cos * reach * share - sin * aside,
        reach * (0.95 * share - 0.85 * share * share) - drop,
        sin * reach * share + cos * aside,
      ])
    for (let pair = 0; pair < leaflets; pair += 1) {
      const share = (pair + 0.6) / leaflets
      const width = reach * 0.2 * Math.sin(Math.PI * (0.2 + 0.8 * share)) + 0.01
      const normal = normalize([cos * 0.3, 0.9, sin * 0.3])
      for (const side of [-1, 1]) {
        const tip = at(share + 0.08, side * width, 0.02)
        mesh.triangle(at(share - 0.035, 0), at(share + 0.035, 0), tip, leaf, normal)
      }
    }
  }
}
