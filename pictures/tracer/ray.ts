import type { Vec3 } from '../core/vectors.ts'

const parallel = 1e-10

/**
 * A ray that is aimed again and again (Möller and Trumbore). With the tracer's the innermost loops of
 * the kit: typed arrays, no objects, and reads that the type checker is told are in range.
 */
export class Ray {
  /** Where it starts, where it goes, one over that, and the start times that. */
  readonly #ray = new Float64Array(12)
  /** The side of a box that it enters by, of each axis. */
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

  /** How far along it the box at a place of `boxes` begins; infinite when it misses the box or `reach` is less. */
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

  /** Along it to the triangle at a place of `t`, a corner and two edges; -1 when it misses. */
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
