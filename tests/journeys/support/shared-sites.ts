import type { Site } from './site.ts'

/** Sites that all journeys of a worker share, by name; each is opened when first needed. */
export class SharedSites {
  readonly #opened = new Map<string, Promise<Site>>()

  get(name: string, open: () => Promise<Site>): Promise<Site> {
    const opened = this.#opened.get(name) ?? open()
    this.#opened.set(name, opened)
    return opened
  }

  async stop(): Promise<void> {
    for (const opened of this.#opened.values()) await (await opened).stop()
  }
}
