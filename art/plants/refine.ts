import { clamp } from '../core/numbers.ts'
import { anyDirection, seededRandom, type Random } from '../core/random.ts'
import { along, length, mix, subtract, type Vec3 } from '../core/vectors.ts'
import type { CameraSetting } from '../render/camera.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

/** Longer leaves look crude: as a share of the height of the picture. */
const longest = 1 / 66
/** The finest leaves are so many times smaller. */
const finest = 3
/** How far the finer leaves stray, in half lengths of the one they replace. */
const stray = 1.25

/** Makes the leaves close to a camera smaller and adds as many: plants keep their shape and inks. */
export function refineLeaves(mesh: Mesh, { position, fieldOfView }: CameraSetting): void {
  const share = 1 / (longest * Math.tan((fieldOfView * Math.PI) / 360))
  for (const triangle of mesh.leaves.slice()) {
    const [tip, end] = [cornerAt(mesh, triangle * 3), cornerAt(mesh, triangle * 3 + 2)]
    const half = length(subtract(tip, end)) / 2
    const distance = length(subtract(tip, position))
    const finer = clamp(Math.round((half * share) / distance), 1, finest)
    if (finer > 1) refine(mesh, { ...leafAt(mesh, triangle), half }, finer)
  }
}

interface Leaf {
  triangle: number
  /** Two tips and two sides. */
  corners: readonly [Vec3, Vec3, Vec3, Vec3]
  middle: Vec3
  /** Half its length. */
  half: number
  material: Material
  normal: Vec3
}

function cornerAt({ corners }: Mesh, place: number): Vec3 {
  return corners.slice(place * 3, place * 3 + 3) as unknown as Vec3
}

function leafAt(mesh: Mesh, triangle: number): Omit<Leaf, 'half'> {
  const { normals, materialOf, materials } = mesh
  const corner = (of: number) => cornerAt(mesh, triangle * 3 + of)
  const [tip, end] = [corner(0), corner(2)]
  return {
    triangle,
    corners: [tip, corner(1), end, corner(5)],
    middle: mix(tip, end, 0.5),
    material: materials[materialOf[triangle] as number] as Material,
    normal: normals.slice(triangle * 3, triangle * 3 + 3) as unknown as Vec3,
  }
}

function refine(mesh: Mesh, leaf: Leaf, finer: number): void {
  shrink(mesh, leaf, 1 / finer)
  const random = seededRandom(leaf.triangle)
  for (let more = 1; more < finer ** 2; more += 1) scatter(mesh, leaf, finer, random)
}

function shrink({ corners }: Mesh, { triangle, middle }: Leaf, share: number): void {
  for (let at = triangle * 9; at < triangle * 9 + 18; at += 1) {
    const center = middle[(at % 3) as 0]
    corners[at] = center + ((corners[at] as number) - center) * share
  }
}

/** The same leaf smaller, near by and with its sides turned. */
function scatter(mesh: Mesh, leaf: Leaf, finer: number, random: Random): void {
  const { corners, middle, half, material, normal } = leaf
  const near = along(middle, anyDirection(random), half * stray * Math.sqrt(random()))
  const size = (0.75 + 0.5 * random()) / finer
  const turned = turnBy((random() - 0.5) * 2)
  const corner = (index: 0 | 1 | 2 | 3): Vec3 =>
    along(near, turned(subtract(corners[index], middle)), size)
  mesh.leaf([corner(0), corner(1), corner(2), corner(3)], material, normal)
}

/** Around the vertical, so that upright sprays stay upright. */
function turnBy(angle: number): (direction: Vec3) => Vec3 {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return ([x, y, z]) => [x * cos + z * sin, y, z * cos - x * sin]
}
