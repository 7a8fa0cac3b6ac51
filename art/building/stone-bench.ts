import { lerp } from '../core/numbers.ts'
import { add, along, around, type Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface StoneBenchSetting {
  center: Vec3
  radius: number
  /** The arc it covers, in radians. */
  angles: readonly [from: number, to: number]
  stone: Material
  slab: Material
}

const pieces = 9

/** A curved stone bench around a fire. */
export function stoneBench(mesh: Mesh, setting: StoneBenchSetting): void {
  const { center, radius, angles, stone, slab } = setting
  const half = (Math.abs(angles[1] - angles[0]) / pieces / 2) * radius * 1.09
  for (let piece = 0; piece < pieces; piece += 1) {
    const angle = lerp(...angles, (piece + 0.5) / pieces)
    const middle = along(center, around(angle), radius)
    const side = around(angle + Math.PI / 2)
    const put = (height: number, width: number, tall: number, material: Material) => {
      const level = add(middle, [0, height, 0])
      const ends = [along(level, side, -half), along(level, side, half)] as const
      beam(mesh, ...ends, { width, height: tall }, material)
    }
    put(0.1, 0.42, 0.6, stone)
    put(0.44, 0.52, 0.08, slab)
  }
}
