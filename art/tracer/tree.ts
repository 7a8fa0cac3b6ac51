import { boxSize, emptyBox, includeBox } from './bounds.ts'
import type { Mesh } from './mesh.ts'
import { Splitter, type Boxes } from './split.ts'

/**
 * A bounding volume hierarchy. Node `n` has its box in `boxes` from `6 n`; `left` holds its first
 * child, `right` its second. A leaf has `-1 - first` in `left` and the end of its run of triangles
 * in `right`.
 */
export interface Tree {
  boxes: Float32Array
  left: Int32Array
  right: Int32Array
  /** Triangles in the order of the leaves. */
  order: Uint32Array
}

const trianglesPerLeaf = 3
/** Flat boxes get some thickness: rays along a wall must not slip through. */
const slack = 1e-4

export function treeOf(mesh: Mesh): Tree {
  const builder = new TreeBuilder(boxesOf(mesh))
  builder.build(0, mesh.size)
  return builder.finish()
}

function boxesOf({ corners, size }: Mesh): Boxes {
  const boxes = new Float64Array(size * boxSize)
  const centers = new Float64Array(size * 3)
  for (let triangle = 0; triangle < size; triangle += 1) {
    for (let axis = 0; axis < 3; axis += 1) {
      const at = triangle * 9 + axis
      const a = corners[at] as number
      const b = corners[at + 3] as number
      const c = corners[at + 6] as number
      const low = Math.min(a, b, c)
      const high = Math.max(a, b, c)
      boxes[triangle * boxSize + axis] = low
      boxes[triangle * boxSize + 3 + axis] = high
      centers[triangle * 3 + axis] = (low + high) / 2
    }
  }
  return { boxes, centers, order: Uint32Array.from({ length: size }, (_, index) => index) }
}

class TreeBuilder {
  readonly #all: Boxes
  readonly #splitter: Splitter
  readonly #boxes: Float64Array
  readonly #left: Int32Array
  readonly #right: Int32Array
  #count = 0

  constructor(all: Boxes) {
    this.#all = all
    this.#splitter = new Splitter(all)
    const most = Math.max(1, all.order.length * 2)
    this.#boxes = new Float64Array(most * boxSize)
    this.#left = new Int32Array(most)
    this.#right = new Int32Array(most)
  }

  /** Makes the node of a run of triangles, and everything below it; returns its number. */
  build(start: number, end: number): number {
    const node = this.#count
    this.#count += 1
    emptyBox(this.#boxes, node * boxSize)
    if (end - start <= trianglesPerLeaf) this.#fillLeaf(node, start, end)
    else this.#fillBranch(node, start, end)
    return node
  }

  finish(): Tree {
    const nodes = this.#count
    return {
      boxes: Float32Array.from(this.#boxes.subarray(0, nodes * boxSize), withSlack),
      left: this.#left.slice(0, nodes),
      right: this.#right.slice(0, nodes),
      order: this.#all.order,
    }
  }

  #fillLeaf(node: number, start: number, end: number): void {
    const { boxes, order } = this.#all
    this.#left[node] = -1 - start
    this.#right[node] = end
    for (let index = start; index < end; index += 1) {
      includeBox(this.#boxes, node * boxSize, boxes, (order[index] as number) * boxSize)
    }
  }

  #fillBranch(node: number, start: number, end: number): void {
    const middle = this.#divide(start, end)
    const children = [this.build(start, middle), this.build(middle, end)] as const
    this.#left[node] = children[0]
    this.#right[node] = children[1]
    for (const child of children) {
      includeBox(this.#boxes, node * boxSize, this.#boxes, child * boxSize)
    }
  }

  /** Moves what lies left of the best cut to the front; in halves when there is no cut. */
  #divide(start: number, end: number): number {
    const halves = (start + end) >> 1
    const split = this.#splitter.best({ start, end })
    if (!split) return halves
    const { centers, order } = this.#all
    let low = start
    let high = end - 1
    while (low <= high) {
      const triangle = order[low] as number
      if ((centers[triangle * 3 + split.axis] as number) < split.at) low += 1
      else {
        order[low] = order[high] as number
        order[high] = triangle
        high -= 1
      }
    }
    return low === start || low === end ? halves : low
  }
}

function withSlack(value: number, side: number): number {
  return side % boxSize < 3 ? value - slack : value + slack
}
