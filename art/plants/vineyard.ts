import { seededRandom } from '../core/random.ts'
import type { Vec3 } from '../core/vectors.ts'
import { on, type Ground } from '../land/ground.ts'
import { beam } from '../shapes/beam.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { leafClump } from './leaves.ts'

export interface VineyardSetting {
  ground: Ground
  /** Where the first row stands, and from where to where rows run. */
  x: number
  z: readonly [from: number, to: number]
  rows: number
  leaf: Material
  wood: Material
  seed: number
}

const [between, step] = [2.3, 0.55] as const

/** Rows of vines on posts, running away from the viewer. */
export function vineyard(mesh: Mesh, setting: VineyardSetting): void {
  const { ground, x, z, rows, leaf, wood, seed } = setting
  const random = seededRandom(seed)
  const plants = Math.round(Math.abs(z[1] - z[0]) / step)
  for (let row = 0; row < rows; row += 1) {
    for (let index = 0; index <= plants; index += 1) {
      const at = z[0] + Math.sign(z[1] - z[0]) * index * step
      const place = x + row * between + (random() - 0.5) * 0.1
      const center: Vec3 = on(ground, place, at, 1.05 + 0.12 * random())
      const ball = { center, radius: 0.46, flatness: 1.05, leaves: 70, leafSize: 0.085 }
      leafClump(mesh, { ...ball, material: leaf, crown: on(ground, place, at, 0.5) }, random)
      if (index % 9 === 0) {
        const post = { width: 0.09, height: 0.09 }
        beam(mesh, on(ground, place, at, -0.2), on(ground, place, at, 1.75), post, wood)
      } else if (index % 2 === 0) {
        const trunk = { width: 0.05, height: 0.05 }
        beam(mesh, on(ground, place, at, -0.1), on(ground, place, at, 0.9), trunk, wood)
      }
    }
  }
}
