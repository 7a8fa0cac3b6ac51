import { along, type Vec3 } from '../core/vectors.ts'
import type { Material } from './material.ts'
import { edgesInOrder } from './edges.ts'
import type { Mesh } from './mesh.ts'
import { roundnessAt, type Roundness } from './round.ts'
import { treeOf, type Tree } from './tree.ts'

/** Where a ray first meets the scene. */
export interface Hit {
  distance: number
  /** Its number in the mesh. */
  triangle: number
  material: Material
  /** Of the flat triangle. */
  normal: Vec3
  /** Left out on what is flat. */
  round?: Roundness
}

/** A ray that starts this close to a surface does not meet that surface. */
const nearest = 1e-3
const parallel = 1e-10

/**
 * Finds what rays meet (Möller and Trumbore, over a bounding volume hierarchy). The innermost loops
 * of the kit: typed arrays, no objects, and reads that the type checker is told are in range.
 */
export class Tracer {
  readonly size: number
  readonly #mesh: Mesh
  readonly #tree: Tree
  readonly #boxes: Float32Array
  readonly #materials: readonly Material[]
  readonly #isOpaque: Uint8Array
  /** Nine numbers a triangle, in the tree's order: a corner and the two edges from it. */
  readonly #triangles: Float32Array
  readonly #normals: Float32Array
  readonly #materialOf: Uint16Array
  readonly #stack = new Int32Array(128)
  /** How far along the ray each node on the stack begins. */
  readonly #entries = new Float64Array(128)
  /** Where the present ray starts, where it goes, and one over that. */
  readonly #ray = new Float64Array(12)
  readonly #sides = new Int32Array(3)
  #distance = 0
  #triangle = -1

  constructor(mesh: Mesh) {
    this.size = mesh.size
    this.#mesh = mesh
    this.#tree = treeOf(mesh)
    this.#boxes = this.#tree.boxes
    this.#materials = mesh.materials
    const { order } = this.#tree
    this.#triangles = edgesInOrder(mesh.corners, order)
    this.#normals = new Float32Array(order.length * 3)
    this.#materialOf = new Uint16Array(order.length)
    this.#isOpaque = Uint8Array.from(mesh.materials, ({ castsShadow }) =>
      castsShadow === false ? 0 : 1,
    )
    for (const [place, triangle] of order.entries()) {
      this.#normals.set(mesh.normals.slice(triangle * 3, triangle * 3 + 3), place * 3)
      this.#materialOf[place] = mesh.materialOf[triangle] as number
    }
  }

  /** What a ray meets first; null when it leaves the scene. */
  hit(origin: Vec3, direction: Vec3): Hit | null {
    if (!this.#search(origin, direction, Infinity, false)) return null
    const place = this.#triangle
    const triangle = this.#tree.order[place] as number
    const [x, y, z] = this.#normals.subarray(place * 3, place * 3 + 3)
    const round = roundnessAt(this.#mesh, triangle, along(origin, direction, this.#distance))
    return {
      distance: this.#distance,
      triangle,
      material: this.#materials[this.#materialOf[place] as number] as Material,
      normal: [x as number, y as number, z as number],
      ...(round && { round }),
    }
  }

  /** Whether anything that casts a shadow lies within `reach` along a ray. */
  isBlocked(origin: Vec3, direction: Vec3, reach: number): boolean {
    return this.#search(origin, direction, reach, true)
  }

  #search(origin: Vec3, direction: Vec3, reach: number, anyWillDo: boolean): boolean {
    this.#aim(origin, direction)
    const { left, right } = this.#tree
    const stack = this.#stack
    const entries = this.#entries
    let height = 1
    stack[0] = 0
    entries[0] = 0
    this.#distance = reach
    this.#triangle = -1
    while (height > 0) {
      height -= 1
      if ((entries[height] as number) > this.#distance) continue
      const node = stack[height] as number
      const first = left[node] as number
      const second = right[node] as number
      if (first < 0) {
        if (this.#searchLeaf(-1 - first, second, anyWillDo)) return true
        continue
      }
      const toFirst = this.#entryTo(first)
      const toSecond = this.#entryTo(second)
      const isFirstNear = toFirst < toSecond
      const far = isFirstNear ? toSecond : toFirst
      if (far < Infinity) {
        stack[height] = isFirstNear ? second : first
        entries[height] = far
        height += 1
      }
      const near = isFirstNear ? toFirst : toSecond
      if (near < Infinity) {
        stack[height] = isFirstNear ? first : second
        entries[height] = near
        height += 1
      }
    }
    return this.#triangle >= 0
  }

  #aim(origin: Vec3, direction: Vec3): void {
    const ray = this.#ray
    for (let axis = 0; axis < 3; axis += 1) {
      const toward = direction[axis] as number
      const inverse = toward === 0 ? 1e30 : 1 / toward
      ray[axis] = origin[axis] as number
      ray[axis + 3] = toward
      ray[axis + 6] = inverse
      ray[axis + 9] = (origin[axis] as number) * inverse
      this.#sides[axis] = axis + (inverse < 0 ? 3 : 0)
    }
  }

  /** How far along the ray a node's box begins; infinite when the ray misses it. */
  #entryTo(node: number): number {
    const boxes = this.#boxes
    const ray = this.#ray
    const sides = this.#sides
    const at = node * 6
    let side = sides[0] as number
    let enter = 0
    let leave = this.#distance
    let inverse = ray[6] as number
    let start = ray[9] as number
    let low = (boxes[at + side] as number) * inverse - start
    let high = (boxes[at + 3 - side] as number) * inverse - start
    if (low > enter) enter = low
    if (high < leave) leave = high
    if (enter > leave) return Infinity
    side = sides[1] as number
    inverse = ray[7] as number
    start = ray[10] as number
    low = (boxes[at + side] as number) * inverse - start
    high = (boxes[at + 5 - side] as number) * inverse - start
    if (low > enter) enter = low
    if (high < leave) leave = high
    if (enter > leave) return Infinity
    side = sides[2] as number
    inverse = ray[8] as number
    start = ray[11] as number
    low = (boxes[at + side] as number) * inverse - start
    high = (boxes[at + 7 - side] as number) * inverse - start
    if (low > enter) enter = low
    if (high < leave) leave = high
    return enter <= leave ? enter : Infinity
  }

  /** True when any hit will do and there is one; else it only remembers the nearest. */
  #searchLeaf(start: number, end: number, anyWillDo: boolean): boolean {
    for (let triangle = start; triangle < end; triangle += 1) {
      const distance = this.#distanceTo(triangle)
      if (distance <= nearest || distance >= this.#distance) continue
      if (anyWillDo) {
        if (this.#isOpaque[this.#materialOf[triangle] as number] === 1) return true
        continue
      }
      this.#distance = distance
      this.#triangle = triangle
    }
    return false
  }

  /** Along the ray to a triangle; -1 when it misses. */
  #distanceTo(triangle: number): number {
    const ray = this.#ray
    const t = this.#triangles
    const at = triangle * 9
    const dx = ray[3] as number
    const dy = ray[4] as number
    const dz = ray[5] as number
    const ux = t[at + 3] as number
    const uy = t[at + 4] as number
    const uz = t[at + 5] as number
    const vx = t[at + 6] as number
    const vy = t[at + 7] as number
    const vz = t[at + 8] as number
    const px = dy * vz - dz * vy
    const py = dz * vx - dx * vz
    const pz = dx * vy - dy * vx
    const determinant = ux * px + uy * py + uz * pz
    if (determinant > -parallel && determinant < parallel) return -1
    const tx = (ray[0] as number) - (t[at] as number)
    const ty = (ray[1] as number) - (t[at + 1] as number)
    const tz = (ray[2] as number) - (t[at + 2] as number)
    const u = (tx * px + ty * py + tz * pz) / determinant
    if (u < 0 || u > 1) return -1
    const qx = ty * uz - tz * uy
    const qy = tz * ux - tx * uz
    const qz = tx * uy - ty * ux
    const v = (dx * qx + dy * qy + dz * qz) / determinant
    if (v < 0 || u + v > 1) return -1
    return (vx * qx + vy * qy + vz * qz) / determinant
  }
}
