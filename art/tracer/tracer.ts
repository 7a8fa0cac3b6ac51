import { along, type Vec3 } from '../core/vectors.ts'
import type { Material } from './material.ts'
import { edgesInOrder } from './edges.ts'
import type { Mesh } from './mesh.ts'
import { Ray } from './ray.ts'
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

/** Finds what rays meet, over a bounding volume hierarchy. */
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
  readonly #ray = new Ray()
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
    const ray = this.#ray
    ray.aim(origin, direction)
    const boxes = this.#boxes
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
      const toFirst = ray.entryTo(boxes, first * 6, this.#distance)
      const toSecond = ray.entryTo(boxes, second * 6, this.#distance)
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

  /** True when any hit will do and there is one; else it only remembers the nearest. */
  #searchLeaf(start: number, end: number, anyWillDo: boolean): boolean {
    for (let triangle = start; triangle < end; triangle += 1) {
      const distance = this.#ray.distanceTo(this.#triangles, triangle * 9)
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
}
