import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

const lookEveryMs = 20

/** The real server with these settings alone. */
export class DemoSite {
  readonly #origin: string
  readonly #env: NodeJS.ProcessEnv
  readonly #ended = Promise.withResolvers<number>()
  #running: ChildProcess | undefined
  /** One start or end after the other. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(origin: string, variables: Readonly<Record<string, string>>) {
    this.#origin = origin
    this.#env = { PATH: process.env.PATH, NODE_ENV: 'production', ...variables }
  }

  /** Resolves with its exit code when it ends by itself. */
  get ended(): Promise<number> {
    return this.#ended.promise
  }

  /** Ends it if it runs and starts it on the same data; resolves when it is ready. */
  restart(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#end()
      const child = spawn(process.execPath, ['build/server/main.js'], {
        env: this.#env,
        stdio: 'inherit',
      })
      this.#running = child
      child.once('exit', (code) => {
        if (this.#running !== child) return
        this.#running = undefined
        this.#ended.resolve(code ?? 1)
      })
      while (this.#running && !(await this.#isReady())) await setTimeout(lookEveryMs)
    })
  }

  stop(): Promise<void> {
    return this.#inTurn(() => this.#end())
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(work)
    this.#last = turn
    return turn
  }

  async #end(): Promise<void> {
    const child = this.#running
    this.#running = undefined
    if (!child) return
    // It may already have had the terminal's signal; a second one does no harm.
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  #isReady(): Promise<boolean> {
    return fetch(`${this.#origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
}
