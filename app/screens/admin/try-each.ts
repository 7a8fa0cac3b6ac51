export interface Tried<Item> {
  done: readonly Item[]
  failed: readonly Item[]
  /** Why the first of them failed. */
  error: Error | undefined
}

/** Sends the items in turn; one that fails does not keep the others from being sent. */
export async function tryEach<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<unknown>,
): Promise<Tried<Item>> {
  const done: Item[] = []
  const failed: Item[] = []
  let first: Error | undefined
  for (const item of items) {
    try {
      await send(item)
      done.push(item)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      failed.push(item)
      first ??= error
    }
  }
  return { done, failed, error: first }
}
