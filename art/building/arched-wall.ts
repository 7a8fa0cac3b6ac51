import type { Vec3 } from '../core/vectors.ts'
import { box } from '../shapes/box.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface ArchedWallSetting {
  width: number
  height: number
  thickness: number
  arch: {
    /** Half its width. */
    half: number
    sill: number
    /** Where the round part begins. */
    spring: number
  }
  material: Material
  /** Of the underside and the sides of the opening. */
  reveal?: Material
}

const slices = 24

/** A wall with one round-headed opening, its foot at the origin, along x and as thick both ways. */
export function archedWall(mesh: Mesh, setting: ArchedWallSetting): void {
  const { width, height, thickness, arch, material, reveal = material } = setting
  const [half, depth] = [width / 2, thickness / 2]
  const solid = (x: readonly [number, number], y: readonly [number, number]) => {
    if (y[1] > y[0]) box(mesh, [x[0], y[0], -depth], [x[1], y[1], depth], material)
  }
  solid([-half, -arch.half], [0, height])
  solid([arch.half, half], [0, height])
  solid([-arch.half, arch.half], [0, arch.sill])
  const at = (slice: number): readonly [x: number, y: number] => {
    const angle = Math.PI * (1 - slice / slices)
    return [Math.cos(angle) * arch.half, arch.spring + Math.sin(angle) * arch.half]
  }
  for (let slice = 0; slice < slices; slice += 1) {
    const [[left, low], [right, other]] = [at(slice), at(slice + 1)]
    for (const z of [-depth, depth]) {
      const top = (x: number): Vec3 => [x, height, z]
      mesh.quad([[left, low, z], [right, other, z], top(right), top(left)], material)
    }
    mesh.quad(
      [
        [left, low, -depth],
        [right, other, -depth],
        [right, other, depth],
        [left, low, depth],
      ],
      reveal,
    )
  }
  mesh.quad(
    [
      [-arch.half, height, -depth],
      [arch.half, height, -depth],
      [arch.half, height, depth],
      [-arch.half, height, depth],
    ],
    material,
  )
}
