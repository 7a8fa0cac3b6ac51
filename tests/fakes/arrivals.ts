/** What a fake has received, so that tests can await it without sleeping. */
export class Arrivals<Item> {
  readonly items: Item[] = []
  #waiting: { count: number; resolve: () => void }[] = []

  add(item: Item): void {
    this.items.push(item)
    const isReached = ({ count }: { count: number }) => this.items.length >= count
    for (const { resolve } of this.#waiting.filter(isReached)) resolve()
    this.#waiting = this.#waiting.filter((waiting) => !isReached(waiting))
  }

  /** Resolves once `count` items have arrived in total. */
  async reach(count: number): Promise<void> {
    if (this.items.length >= count) return
    await new Promise<void>((resolve) => {
      this.#waiting.push({ count, resolve })
    })
  }
}
