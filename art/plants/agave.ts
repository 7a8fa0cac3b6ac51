import { seededRandom } from '../core/random.ts'
import { normalize, type Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface AgaveSetting {
  base: Vec3
  radius: number
  seed: number
  material: Material
}

const leaves = 26
const goldenAngle = 2.399_96

/** An agave: a rosette of folded blades, the inner ones upright. */
export function agave(mesh: Mesh, { base, radius, seed, material }: AgaveSetting): void {
  const random = seededRandom(seed)
  for (let index = 0; index < leaves; index += 1) {
    const share = index / leaves
    const length = radius * (1 - 0.35 * share) * (0.9 + 0.2 * random())
    addBlade(
      mesh,
      { base, radius, length, angle: index * goldenAngle, rise: 0.15 + share * 1.2 },
      material,
    )
  }
}

interface Blade {
  base: Vec3
  radius: number
  length: number
  /** Around the plant, and up from the ground, in radians. */
  angle: number
  rise: number
}

function addBlade(
  mesh: Mesh,
  { base, radius, length, angle, rise }: Blade,
  material: Material,
): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const width = radius * 0.13
  const at = (share: number, droop: number, aside = 0, lift = 0): Vec3 => [
    base[0] + cos * Math.cos(rise) * length * share - sin * aside,
    base[1] + 0.05 + Math.sin(rise) * length * share + droop * length + lift,
    base[2] + sin * Math.cos(rise) * length * share + cos * aside,
  ]
  const [foot, middle, tip] = [at(0.05, 0), at(0.5, -0.03), at(1, 0.03)]
  for (const side of [1, -1]) {
    const normal = normalize([
      -cos * Math.sin(rise) - sin * 0.7 * side,
      Math.cos(rise),
      -sin * Math.sin(rise) + cos * 0.7 * side,
    ])
    const edge = at(0.5, -0.03, width * side, 0.05 * radius)
    const heel = at(0.05, 0, width * 0.7 * side, 0.04 * radius)
    mesh.quad([foot, heel, edge, middle], material, normal)
    mesh.triangle(middle, edge, tip, material, normal)
  }
}
