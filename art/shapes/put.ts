import type { Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import { Mesh } from '../tracer/mesh.ts'

export interface Placement {
  at: Vec3
  /** Turn around the vertical; 0 faces the viewer. */
  turn?: number
}

/**
 * Puts a piece made around its own origin into a scene. Patterns move with it: its materials see
 * the piece's own coordinates.
 */
export function put(mesh: Mesh, piece: Mesh, { at, turn = 0 }: Placement): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const turned = ([x, y, z]: Vec3): Vec3 => [x * cos + z * sin, y, z * cos - x * sin]
  const back = ([x, y, z]: Vec3): Vec3 => [x * cos - z * sin, y, z * cos + x * sin]
  const own = ([x, y, z]: Vec3): Vec3 => back([x - at[0], y - at[1], z - at[2]])
  const materials = piece.materials.map((material) => seenFrom(material, own, back))
  const corner = (index: number): Vec3 => {
    const [x, y, z] = turned(threeAt(piece.corners, index))
    return [x + at[0], y + at[1], z + at[2]]
  }
  if (piece.leaves.length > 0) mesh.evenUp()
  for (const leaf of piece.leaves) mesh.leaves.push(mesh.size + leaf)
  for (const [triangle, material] of piece.materialOf.entries()) {
    const [a, b, c] = [0, 1, 2].map((each) => corner(triangle * 3 + each)) as [Vec3, Vec3, Vec3]
    mesh.triangle(
      a,
      b,
      c,
      materials[material] as Material,
      turned(threeAt(piece.normals, triangle)),
    )
    const round = piece.roundAt[triangle] ?? -1
    if (round === -1) continue
    const normal = (index: number) => turned(threeAt(piece.cornerNormals, round / 3 + index))
    mesh.bend(normal(0), normal(1), normal(2))
  }
}

/** Pieces, each with where it stands and its turn. */
export type Arrangement = readonly (readonly [piece: Mesh, at: Vec3, turn?: number])[]

/** Puts many pieces into a scene. */
export function arrange(mesh: Mesh, pieces: Arrangement): void {
  for (const [piece, at, turn = 0] of pieces) put(mesh, piece, { at, turn })
}

/** A piece built by a function, around its own origin. */
export function pieceOf(build: (mesh: Mesh) => void): Mesh {
  const mesh = new Mesh()
  build(mesh)
  return mesh
}

function threeAt(numbers: readonly number[], index: number): Vec3 {
  return numbers.slice(index * 3, index * 3 + 3) as unknown as Vec3
}

function seenFrom(
  material: Material,
  own: (point: Vec3) => Vec3,
  back: (direction: Vec3) => Vec3,
): Material {
  const { color, emission } = material
  const seen: Material = {
    ...material,
    color: (point, normal, triangle) => color(own(point), back(normal), triangle),
  }
  return typeof emission === 'function'
    ? { ...seen, emission: (point) => emission(own(point)) }
    : seen
}
