/** Where the guests find the site while it runs, and wait while it does not. */
export class Door {
  #origin = Promise.withResolvers<string>()
  #isOpen = false

  open(origin: string): void {
    this.#isOpen = true
    this.#origin.resolve(origin)
  }

  close(): void {
    // Who waits already is to be let in by the next opening, not forgotten.
    if (this.#isOpen) this.#origin = Promise.withResolvers()
    this.#isOpen = false
  }

  /** The site's origin, once it is open. */
  origin(): Promise<string> {
    return this.#origin.promise
  }
}
