import { around, type Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import { box } from '../shapes/box.ts'
import { pieceOf } from '../shapes/put.ts'
import { tube } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

interface RanchGateStyle {
  /** Between the pillars. */
  width: number
  stone: Material
  cap: Material
  timber: Material
  iron: Material
}

/** A ranch entrance: stone pillars, posts, a log across them, and a star in an iron ring. */
export function ranchGate({ width, stone, cap, timber, iron }: RanchGateStyle): Mesh {
  const half = width / 2
  return pieceOf((mesh) => {
    for (const side of [-1, 1]) {
      const x = side * (half + 0.45)
      box(mesh, [x - 0.45, -0.3, -0.45], [x + 0.45, 1.7, 0.45], stone)
      box(mesh, [x - 0.53, 1.7, -0.53], [x + 0.53, 1.82, 0.53], cap)
      tube(
        mesh,
        [
          [[x, 1.8, 0], 0.17],
          [[x, 4.3, 0], 0.15],
        ],
        timber,
        12,
      )
      beam(mesh, [x, 3.5, 0], [x - side * 0.8, 4.2, 0], { width: 0.12, height: 0.12 }, timber)
    }
    const reach = half + 1.3
    tube(
      mesh,
      [
        [[-reach, 4.38, 0], 0.19],
        [[0, 4.42, 0], 0.17],
        [[reach, 4.36, 0], 0.16],
      ],
      timber,
      14,
    )
    addStar(mesh, [0, 3.55, 0], iron)
  })
}

function addStar(mesh: Mesh, [x, y, z]: Vec3, iron: Material): void {
  const at = (angle: number, radius: number): Vec3 => {
    const [cos, , sin] = around(angle)
    return [x + cos * radius, y + sin * radius, z]
  }
  const ring = Array.from({ length: 41 }, (_, step) => {
    return [at((step / 40) * Math.PI * 2, 0.5), 0.028] as const
  })
  tube(mesh, ring, iron, 8)
  for (let point = 0; point < 5; point += 1) {
    const angle = Math.PI / 2 + (point / 5) * Math.PI * 2
    for (const side of [-1, 1]) {
      const waist = at(angle + side * (Math.PI / 5), 0.185)
      mesh.triangle([x, y, z + 0.05], at(angle, 0.48), waist, iron)
    }
  }
  for (const side of [-0.3, 0.3]) {
    beam(
      mesh,
      [x + side, y + 0.4, z],
      [x + side, y + 0.78, z],
      { width: 0.025, height: 0.025 },
      iron,
    )
  }
}
