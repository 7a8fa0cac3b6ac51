import { seededRandom } from '../core/random.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { on, type Ground } from './ground.ts'
import { rock } from './rock.ts'

export interface PathStonesSetting {
  ground: Ground
  /** Where the middle of the path runs. */
  pathAt: (z: number) => number
  /** Where the first stone lies, and how many there are toward the viewer. */
  from: number
  count: number
  /** From the middle of the path. */
  away: number
  material: Material
  seed: number
}

const spacing = 0.7

/** Stones on both sides of a path, in turn. */
export function pathStones(mesh: Mesh, setting: PathStonesSetting): void {
  const { ground, pathAt, from, count, away, material, seed } = setting
  const random = seededRandom(seed)
  for (let index = 0; index < count; index += 1) {
    const z = from + index * spacing
    const x = pathAt(z) + (index % 2 ? 1 : -1) * (away + 0.3 * random())
    rock(mesh, {
      center: on(ground, x, z, 0.04),
      radii: [0.2 + 0.2 * random(), 0.12 + 0.1 * random(), 0.18 + 0.14 * random()],
      material,
      seed: index + 4,
    })
  }
}
