import { EventEmitter } from 'node:events'

/** How long requests wait for a new connection before the server counts as down. */
const patienceMs = 2000

/**
 * Whether the database server can be reached. While it is down requests fail at once, so that none
 * of them waits or queues; the pool keeps trying.
 */
export class Reachability extends EventEmitter<{ down: []; back: [afterMs: number] }> {
  readonly #now: () => number
  #isWatching = false
  #failingSince: number | undefined
  #isDown = false

  /** `now` returns monotonic milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    super()
    this.#now = now
  }

  /** Call it once the site serves: until then a failure is the operator's to see. */
  watch(): void {
    this.#isWatching = true
  }

  get isWatching(): boolean {
    return this.#isWatching
  }

  get isDown(): boolean {
    return this.#isDown
  }

  /** A connection could not be made, or hangs. */
  noteFailure(): void {
    if (!this.#isWatching) return
    this.#failingSince ??= this.#now()
    if (this.#isDown || this.#now() - this.#failingSince < patienceMs) return
    this.#isDown = true
    this.emit('down')
  }

  /** A connection was made. */
  noteSuccess(): void {
    if (this.#failingSince === undefined) return
    const afterMs = Math.round(this.#now() - this.#failingSince)
    this.#failingSince = undefined
    if (!this.#isDown) return
    this.#isDown = false
    this.emit('back', afterMs)
  }
}
