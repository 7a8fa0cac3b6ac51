import { add, type Vec3 } from '../core/vectors.ts'
import { shedRoof } from '../building/roofs.ts'
import { box } from '../shapes/box.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { tube } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface BirdhouseSetting {
  foot: Vec3
  /** Of the post it stands on. */
  height: number
  wall: Material
  roof: Material
  post: Material
  hole: Material
}

/** A birdhouse on a post, its hole toward the viewer. */
export function birdhouse(mesh: Mesh, setting: BirdhouseSetting): void {
  const { foot, height, wall, roof, post, hole } = setting
  const [x, y, z] = add(foot, [0, height, 0])
  box(mesh, [foot[0] - 0.05, foot[1] - 0.3, z - 0.05], [foot[0] + 0.05, y, z + 0.05], post)
  box(mesh, [x - 0.17, y, z - 0.16], [x + 0.17, y + 0.36, z + 0.16], wall)
  const slope = { ridge: 'z', from: z - 0.22, to: z + 0.24, thickness: 0.03 } as const
  for (const side of [-1, 1]) {
    const [low, high] = [
      [x + side * 0.25, y + 0.3],
      [x, y + 0.56],
    ] as const
    shedRoof(mesh, { ...slope, low, high, materials: { top: roof, edge: roof } })
  }
  for (const side of [-1, 1]) {
    mesh.triangle(
      [x - 0.17, y + 0.36, z + side * 0.16],
      [x + 0.17, y + 0.36, z + side * 0.16],
      [x, y + 0.52, z + side * 0.16],
      wall,
    )
  }
  ellipsoid(mesh, [x, y + 0.21, z + 0.16], [0.055, 0.055, 0.01], hole, { segments: [14, 6] })
  tube(
    mesh,
    [
      [[x, y + 0.1, z + 0.15], 0.012],
      [[x, y + 0.1, z + 0.26], 0.012],
    ],
    post,
    5,
  )
}
