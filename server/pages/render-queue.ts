import { setTimeout as wait } from 'node:timers/promises'
import { LimitError, UnavailableError } from '#services/errors.ts'

/** Renders of one network: this many at any time, then one per interval. */
const burst = 60
const intervalMs = 2000
const waitingPerNetwork = 10
const waitingAltogether = 100
/** From here on a network is a crowd, or a program: it gets a twentieth of the thread. */
const crowd = 3
const restOfCrowd = 19
const longestRestMs = 2000
/** A render that waits for the database does not use the thread. */
const longestTurnMs = 1000
/** A refusal is held back, so that a program that asks again at once costs nothing. */
const holdMs = 1000
const mostHeld = 500
const mostNetworks = 20_000

const tooFast = 'That was a little too fast. Please wait a moment and try again.'
const busy = 'We are busy just now. Please try again in a moment.'

interface Job {
  network: string
  run: () => Promise<number>
}

/**
 * Renders one page at a time: React renders without a pause, on the thread that serves cached pages.
 * Between two renders the thread is free for as long as one took. Throws a `LimitError` for a network
 * that has used its share, and an `UnavailableError` if too many networks wait.
 */
export class RenderQueue {
  readonly #waiting: Job[] = []
  /** When a network's share would be whole again, in milliseconds. */
  readonly #debts = new Map<string, number>()
  readonly #restsUntil = new Map<string, number>()
  readonly #now: () => number
  #isRunning = false
  #held = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** `isFree` pages do not use up the network's share: there are only so many of them. */
  async render<Page>(
    network: string,
    render: () => Promise<Page>,
    isFree: (page: Page) => boolean,
  ): Promise<Page> {
    const refusal = this.#refusalOf(network)
    if (refusal) {
      await this.#hold()
      throw refusal
    }
    this.#owe(network, intervalMs)
    const { promise, resolve, reject } = Promise.withResolvers<Page>()
    this.#waiting.push({
      network,
      run: async () => {
        const began = this.#now()
        try {
          const page = await render()
          if (isFree(page)) this.#owe(network, -intervalMs)
          resolve(page)
        } catch (error) {
          reject(error)
        }
        return this.#now() - began
      },
    })
    void this.#work()
    return promise
  }

  #refusalOf(network: string): Error | undefined {
    const overMs = this.#debtOf(network) - burst * intervalMs
    if (overMs > 0 || this.#waitingOf(network) >= waitingPerNetwork) {
      return new LimitError(tooFast, Math.max(2, Math.ceil(overMs / 1000)))
    }
    if (this.#waiting.length < waitingAltogether) return undefined
    return new UnavailableError(busy, { retryAfterSeconds: 5 })
  }

  async #hold(): Promise<void> {
    if (this.#held >= mostHeld) return
    this.#held += 1
    await wait(holdMs)
    this.#held -= 1
  }

  #debtOf(network: string): number {
    return Math.max(0, (this.#debts.get(network) ?? 0) - this.#now())
  }

  #owe(network: string, ms: number): void {
    const debt = this.#debtOf(network) + ms
    this.#debts.delete(network)
    if (debt > 0) this.#debts.set(network, this.#now() + debt)
    const [oldest] = this.#debts.size > mostNetworks ? this.#debts.keys() : []
    if (oldest !== undefined) this.#debts.delete(oldest)
  }

  #waitingOf(network: string): number {
    return this.#waiting.filter((job) => job.network === network).length
  }

  async #work(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    while (this.#waiting.length > 0) {
      const next = this.#waiting.findIndex(({ network }) => !this.#isResting(network))
      const [job] = next === -1 ? [] : this.#waiting.splice(next, 1)
      await wait(job ? await this.#turn(job) : 10)
    }
    this.#isRunning = false
  }

  /** Resolves with how long to rest. */
  async #turn({ network, run }: Job): Promise<number> {
    const ms = await Promise.race([run(), wait(longestTurnMs, longestTurnMs, { ref: false })])
    return this.#rest(network, ms)
  }

  #isResting(network: string): boolean {
    const until = this.#restsUntil.get(network)
    if (until === undefined) return false
    if (until > this.#now()) return true
    this.#restsUntil.delete(network)
    return false
  }

  /** How long everyone rests after a render that took this long. */
  #rest(network: string, ms: number): number {
    const rest = Math.min(ms, longestRestMs)
    if (this.#waitingOf(network) >= crowd) {
      this.#restsUntil.set(network, this.#now() + Math.min(rest * restOfCrowd, longestRestMs))
    }
    return rest
  }
}
