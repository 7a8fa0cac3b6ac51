/** Where guests find the site while it runs, and wait while it does not. */
export class Door {
  #origin = Promise.withResolvers<string>()
  #isOpen = false

  open(origin: string): void {
    this.#isOpen = true
    this.#origin.resolve(origin)
  }

  close(): void {
    // Guests already waiting get the next origin.
    if (this.#isOpen) this.#origin = Promise.withResolvers()
    this.#isOpen = false
  }

  /** The site's origin, once it is open. */
  origin(): Promise<string> {
    return this.#origin.promise
  }
}
