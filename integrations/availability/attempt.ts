/** What came of it, in a list of one; undefined when it failed. */
export function attempt<Result>(read: () => Result): [Result] | undefined {
  try {
    return [read()]
  } catch {
    return undefined
  }
}
