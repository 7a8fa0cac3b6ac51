/** A corner of each triangle and the two edges from it, in the tree's order. */
export function edgesInOrder(corners: readonly number[], order: Uint32Array): Float32Array {
  const edges = new Float32Array(order.length * 9)
  for (const [place, triangle] of order.entries()) {
    for (let axis = 0; axis < 3; axis += 1) {
      const from = triangle * 9 + axis
      const a = corners[from] as number
      edges[place * 9 + axis] = a
      edges[place * 9 + 3 + axis] = (corners[from + 3] as number) - a
      edges[place * 9 + 6 + axis] = (corners[from + 6] as number) - a
    }
  }
  return edges
}
