import type { Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import { pieceOf } from '../shapes/put.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface AwningStyle {
  width: number
  /** In turn, one a stripe. */
  cloth: readonly [Material, Material]
  iron: Material
  /** How far it reaches out, and how far it comes down. */
  depth?: number
  drop?: number
}

const stripe = 0.36

/** A striped awning with a scalloped edge; its upper edge lies on the wall behind the origin. */
export function awning({ width, cloth, iron, depth = 1.5, drop = 0.6 }: AwningStyle): Mesh {
  const count = Math.round(width / stripe)
  const step = width / count
  return pieceOf((mesh) => {
    for (let index = 0; index < count; index += 1) {
      const [left, right] = [index * step - width / 2, (index + 1) * step - width / 2]
      addStripe(mesh, { left, right, depth, drop }, cloth[index % 2 ? 1 : 0])
    }
    for (const side of [-1, 1]) {
      const x = (side * width) / 2
      const rod = { width: 0.03, height: 0.03 }
      beam(mesh, [x, -drop, depth], [x, -drop, 0], rod, iron)
      beam(mesh, [x, -drop, depth], [x, -0.02, 0.02], rod, iron)
    }
  })
}

interface Stripe {
  left: number
  right: number
  depth: number
  drop: number
}

function addStripe(mesh: Mesh, { left, right, depth, drop }: Stripe, material: Material): void {
  const edge = (x: number, below: number): Vec3 => [x, -drop - below, depth]
  mesh.quad([[left, 0, 0.02], [right, 0, 0.02], edge(right, 0), edge(left, 0)], material)
  mesh.quad(
    [edge(left, 0), edge(right, 0), edge(right, 0.16), edge(left, 0.16)],
    material,
    [0, 0, 1],
  )
  const middle = (left + right) / 2
  const half = (right - left) / 2
  for (let slice = 0; slice < 6; slice += 1) {
    const at = (share: number): Vec3 => {
      const angle = Math.PI * share
      return edge(middle - Math.cos(angle) * half, 0.16 + Math.sin(angle) * 0.1)
    }
    mesh.triangle(edge(middle, 0.16), at(slice / 6), at((slice + 1) / 6), material, [0, 0, 1])
  }
}
