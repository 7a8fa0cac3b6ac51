import { anyDirection, type Random } from '../core/random.ts'
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
    addLeaf(mesh, { ...setting, point, out, normal }, random)
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
  mesh.quad(
    [tip(long, size), tip(wide, size * 0.55), tip(long, -size), tip(wide, -size * 0.55)],
    material,
    normal,
  )
}

function jitter(random: Random): Vec3 {
  return [random() - 0.5, random() - 0.5, random() - 0.5]
}
