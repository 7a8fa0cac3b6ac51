import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

const lookEveryMs = 20
const patienceMs = 30_000

export interface DemoSite {
  /** Resolves with its exit code when it ends, other than for a restart. */
  ended: Promise<number>
  /** Restarts it on the same data; resolves when it is ready. */
  restart(): Promise<void>
  stop(): Promise<void>
}

interface Running {
  child: ChildProcess
  ended: Promise<number>
}

/** Starts the real server with these settings alone and waits until it is ready. */
export async function startSite(
  origin: string,
  variables: Readonly<Record<string, string>>,
): Promise<DemoSite> {
  const over = Promise.withResolvers<number>()
  let running: Running | undefined
  let restarting: Promise<void> | undefined

  const start = async (): Promise<void> => {
    const started = launch(variables)
    running = started
    void started.ended.then((code) => running === started && over.resolve(code))
    await untilReady(origin, started)
  }
  const end = async (): Promise<void> => {
    const ending = running
    running = undefined
    // It may already have had the terminal's signal; a second one does no harm.
    ending?.child.kill('SIGTERM')
    await ending?.ended
  }
  await start()
  return {
    ended: over.promise,
    restart: () =>
      (restarting ??= end()
        .then(start)
        .finally(() => {
          restarting = undefined
        })),
    async stop() {
      await restarting
      await end()
    },
  }
}

function launch(variables: Readonly<Record<string, string>>): Running {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...variables }
  const child = spawn(process.execPath, ['build/server/main.js'], { env, stdio: 'inherit' })
  return { child, ended: once(child, 'exit').then(([code]) => (code as number | null) ?? 1) }
}

async function untilReady(origin: string, { ended }: Running): Promise<void> {
  const patience = AbortSignal.any([AbortSignal.timeout(patienceMs), abortedAfter(ended)])
  while (!patience.aborted && !(await isReady(origin))) await setTimeout(lookEveryMs)
}

function abortedAfter(end: Promise<unknown>): AbortSignal {
  const controller = new AbortController()
  void end.then(() => controller.abort())
  return controller.signal
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
