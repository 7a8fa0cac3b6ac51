import type { Vec3 } from '../core/vectors.ts'

const parallel = 1e-10

/**
 * A ray, aimed again for each search (Möller and Trumbore). The kit spends most of its time here, so
 * the axes are written out and nothing is allocated. Casts are for indexes known to be in range.
 */
export class Ray {
  /** Three numbers each: origin, direction, inverse direction, origin times inverse direction. */
  readonly #ray = new Float64Array(12)
  /** For each axis, the side of a box the ray enters by. */
  readonly #sides = new Int32Array(3)

  aim(origin: Vec3, direction: Vec3): void {
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

  /** The distance to the box at index `at`; infinite if the ray misses it or it is beyond `reach`. */
  entryTo(boxes: Float32Array, at: number, reach: number): number {
    const ray = this.#ray
    const sides = this.#sides
    let side = sides[0] as number
    let enter = 0
    let leave = reach
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

  /** The distance to the triangle (a corner and two edges) at index `at` of `t`; -1 on a miss. */
  distanceTo(t: Float32Array, at: number): number {
    const ray = this.#ray
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
