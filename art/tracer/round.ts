import { add, cross, dot, normalize, scale, subtract, type Vec3 } from '../core/vectors.ts'
import type { Mesh } from './mesh.ts'

/** The surface of a round shape at the point where a ray hits one of its flat triangles. */
export interface Roundness {
  normal: Vec3
  /** How far above the triangle its surface lies, in metres. */
  lift: number
}

/** Normals far off their triangle, as on pillows, would lift it above its neighbors. */
const mostLift = 0.02

/** The curvature of a round shape's triangle at a point on it; undefined for flat shapes. */
export function roundnessAt(mesh: Mesh, triangle: number, point: Vec3): Roundness | undefined {
  const first = mesh.roundAt[triangle] ?? -1
  if (first === -1) return undefined
  const corners = threeVectors(mesh.corners, triangle * 9)
  const normals = threeVectors(mesh.cornerNormals, first)
  const shares = sharesAt(corners, point)
  const normal = shares.reduce<Vec3>(
    (sum, share, index) => add(sum, scale(normals[index] as Vec3, share)),
    [0, 0, 0],
  )
  // Toward the planes that touch the surface at the corners (Hanika, Hacking the Shadow Terminator).
  const lift = shares.reduce((sum, share, index) => {
    const below = dot(subtract(point, corners[index] as Vec3), normals[index] as Vec3)
    return sum - share * Math.min(0, below)
  }, 0)
  return { normal: normalize(normal), lift: Math.min(lift, mostLift) }
}

type Three = readonly [Vec3, Vec3, Vec3]

function threeVectors(numbers: readonly number[], first: number): Three {
  const at = (from: number) => numbers.slice(from, from + 3) as unknown as Vec3
  return [at(first), at(first + 3), at(first + 6)]
}

/** Barycentric coordinates: how near a point of a triangle is to each corner; together 1. */
function sharesAt([a, b, c]: Three, point: Vec3): Vec3 {
  const whole = cross(subtract(b, a), subtract(c, a))
  const size = dot(whole, whole)
  const ofA = dot(cross(subtract(c, b), subtract(point, b)), whole) / size
  const ofB = dot(cross(subtract(a, c), subtract(point, c)), whole) / size
  return [ofA, ofB, 1 - ofA - ofB]
}
