import { boxSize, emptyBox, extentOf, halfSurfaceOf, includeBox } from './bounds.ts'

/** Boxes (six numbers each) and their centers (three each), in the order that `order` gives. */
export interface Boxes {
  boxes: Float64Array
  centers: Float64Array
  order: Uint32Array
}

/** Triangles from `start` to before `end` in the order of the boxes. */
export interface Run {
  start: number
  end: number
}

export interface Split {
  axis: number
  /** Centers below this go to the left. */
  at: number
}

interface PricedSplit extends Split {
  cost: number
}

const binCount = 12

/**
 * Finds where to cut a run of triangles in two so that rays meet as few as possible: the surface
 * area heuristic over twelve bins an axis. One instance serves a whole tree: its arrays are reused.
 */
export class Splitter {
  readonly #all: Boxes
  readonly #counts = new Uint32Array(binCount)
  readonly #bins = new Float64Array(binCount * boxSize)
  readonly #costsRight = new Float64Array(binCount)
  readonly #span = new Float64Array(boxSize)
  readonly #growing = new Float64Array(boxSize)

  constructor(all: Boxes) {
    this.#all = all
  }

  /** Null when all centers are one point. */
  best(run: Run): Split | null {
    this.#measureCenters(run)
    let best: PricedSplit | null = null
    for (let axis = 0; axis < 3; axis += 1) {
      if (extentOf(this.#span, 0, axis) < 1e-6) continue
      this.#fillBins(run, axis)
      this.#priceFromRight()
      const found = this.#bestOnAxis(run, axis)
      if (found && (!best || found.cost < best.cost)) best = found
    }
    return best
  }

  #measureCenters({ start, end }: Run): void {
    const { centers, order } = this.#all
    const span = this.#span
    emptyBox(span, 0)
    for (let index = start; index < end; index += 1) {
      const offset = (order[index] as number) * 3
      for (let axis = 0; axis < 3; axis += 1) {
        const center = centers[offset + axis] as number
        if (center < (span[axis] as number)) span[axis] = center
        if (center > (span[axis + 3] as number)) span[axis + 3] = center
      }
    }
  }

  #fillBins({ start, end }: Run, axis: number): void {
    const { boxes, centers, order } = this.#all
    const bins = this.#bins
    this.#counts.fill(0)
    for (let bin = 0; bin < binCount; bin += 1) emptyBox(bins, bin * boxSize)
    const low = this.#span[axis] as number
    const scale = (binCount / extentOf(this.#span, 0, axis)) * 0.999_99
    for (let index = start; index < end; index += 1) {
      const triangle = order[index] as number
      const bin = Math.floor(((centers[triangle * 3 + axis] as number) - low) * scale)
      this.#counts[bin] = (this.#counts[bin] as number) + 1
      includeBox(bins, bin * boxSize, boxes, triangle * boxSize)
    }
  }

  /** What each bin and all to its right would cost as one half. */
  #priceFromRight(): void {
    const growing = this.#growing
    emptyBox(growing, 0)
    let count = 0
    for (let bin = binCount - 1; bin >= 0; bin -= 1) {
      includeBox(growing, 0, this.#bins, bin * boxSize)
      count += this.#counts[bin] as number
      this.#costsRight[bin] = halfSurfaceOf(growing, 0) * count
    }
  }

  #bestOnAxis({ start, end }: Run, axis: number): PricedSplit | null {
    const growing = this.#growing
    const width = extentOf(this.#span, 0, axis) / binCount
    emptyBox(growing, 0)
    let count = 0
    let best: PricedSplit | null = null
    for (let bin = 0; bin < binCount - 1; bin += 1) {
      includeBox(growing, 0, this.#bins, bin * boxSize)
      count += this.#counts[bin] as number
      if (count === 0 || count === end - start) continue
      const cost = halfSurfaceOf(growing, 0) * count + (this.#costsRight[bin + 1] as number)
      if (best && cost >= best.cost) continue
      best = { axis, cost, at: (this.#span[axis] as number) + width * (bin + 1) }
    }
    return best
  }
}
