/** One of the first after each `between` of the others, and what is left of either at the end. */
export function spread<T>(first: readonly T[], others: readonly T[], between: number): T[] {
  const turns = first.flatMap((one, turn) => [
    one,
    ...others.slice(turn * between, (turn + 1) * between),
  ])
  return [...turns, ...others.slice(first.length * between)]
}
