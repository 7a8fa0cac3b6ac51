/** Boxes are six numbers in an array: the low corner, then the high one. */
export const boxSize = 6

/** Makes a box that contains nothing, so that it grows with the first thing put into it. */
export function emptyBox(boxes: Float64Array, at: number): void {
  for (let side = at; side < at + 3; side += 1) {
    boxes[side] = Infinity
    boxes[side + 3] = -Infinity
  }
}

/** Grows the box at `at` so that it takes in another. */
export function includeBox(
  boxes: Float64Array,
  at: number,
  others: Float64Array,
  from: number,
): void {
  for (let axis = 0; axis < 3; axis += 1) {
    const low = others[from + axis] as number
    const high = others[from + 3 + axis] as number
    if (low < (boxes[at + axis] as number)) boxes[at + axis] = low
    if (high > (boxes[at + 3 + axis] as number)) boxes[at + 3 + axis] = high
  }
}

export function extentOf(boxes: Float64Array, at: number, axis: number): number {
  return (boxes[at + 3 + axis] as number) - (boxes[at + axis] as number)
}

/** Half the surface of a box; 0 while nothing is in it. */
export function halfSurfaceOf(boxes: Float64Array, at: number): number {
  const x = extentOf(boxes, at, 0)
  const y = extentOf(boxes, at, 1)
  const z = extentOf(boxes, at, 2)
  return x < 0 ? 0 : x * y + y * z + z * x
}
