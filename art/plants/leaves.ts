import { anyDirection, seededRandom, type Random } from '../core/random.ts'
import { noise } from '../core/noise.ts'
import { add, along, cross, normalize, scale, subtract, type Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface ClumpSetting {
  center: Vec3
  radius: number
  /** Below 1 the clump is flatter than a ball. */
  flatness: number
  leaves: number
  /** Half the length of a leaf, in metres. */
  leafSize: number
  material: Material
  /** The middle of the whole crown: leaves are lit as if they pointed away from it. */
  crown: Vec3
  /** So many times smaller, and as many more, as close by: the plant stays the same. */
  finer?: number
}

/**
 * A ball of leaf diamonds. Their shading normals point out of the clump and out of the crown, so
 * that light falls on the tree and not on thousands of leaves.
 */
export function leafClump(mesh: Mesh, setting: ClumpSetting, random: Random): void {
  const { center, radius, flatness, leaves, crown } = setting
  for (let index = 0; index < leaves; index += 1) {
    const out = anyDirection(random)
    const ragged = 1 + 0.18 * noise(out[0] * 2 + center[0], out[2] * 2 + out[1] * 2 + center[2])
    const distance = radius * Math.sqrt(0.35 + 0.65 * random()) * ragged
    const point = add(center, [out[0] * distance, out[1] * distance * flatness, out[2] * distance])
    const fromCrown = normalize(subtract(point, crown))
    const normal = normalize(add(scale(out, 0.75), scale(fromCrown, 0.45)))
    addLeaves(mesh, { ...setting, point, out, normal }, random)
  }
}

/** One leaf, or finer ones in its place. */
function addLeaves(mesh: Mesh, leaf: Leaf, random: Random): void {
  const { point, leafSize, finer = 1 } = leaf
  const size = leafSize / finer
  addLeaf(mesh, { ...leaf, leafSize: size }, random)
  const others = seededRandom(placeSeed(point))
  for (let more = 1; more < finer ** 2; more += 1) {
    const near = along(point, jitter(others), leafSize * 2.2)
    addLeaf(mesh, { ...leaf, leafSize: size, point: near }, others)
  }
}

interface Leaf extends ClumpSetting {
  point: Vec3
  out: Vec3
  normal: Vec3
}

function addLeaf(
  mesh: Mesh,
  { point, out, normal, leafSize, material }: Leaf,
  random: Random,
): void {
  const facing = normalize(add(out, scale(jitter(random), 1.3)))
  const long = normalize(cross(facing, jitter(random)))
  const wide = cross(facing, long)
  const size = leafSize * (0.65 + 0.7 * random())
  const tip = (direction: Vec3, length: number) => along(point, direction, length)
  mesh.leaf(
    [tip(long, size), tip(wide, size * 0.55), tip(long, -size), tip(wide, -size * 0.55)],
    material,
    normal,
  )
}

function jitter(random: Random): Vec3 {
  return [random() - 0.5, random() - 0.5, random() - 0.5]
}

function placeSeed([x, y, z]: Vec3): number {
  return Math.trunc(x * 997 + y * 7919 + z * 104_729)
}
