import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

const lookEveryMs = 20
const patienceMs = 30_000

export interface DemoSite {
  /** Resolves with its exit code when it has ended, for whatever reason. */
  ended: Promise<number>
  stop(): Promise<void>
}

/** Starts the real server, which sees no setting but these, and waits until it can answer. */
export async function startSite(
  origin: string,
  variables: Readonly<Record<string, string>>,
): Promise<DemoSite> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...variables }
  const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: 'inherit' })
  const ended = once(child, 'exit').then(([code]) => (code as number | null) ?? 1)
  const patience = AbortSignal.any([AbortSignal.timeout(patienceMs), abortedAfter(ended)])
  while (!patience.aborted && !(await isReady(origin))) await setTimeout(lookEveryMs)
  return {
    ended,
    async stop() {
      // It may have had the signal from the terminal already; a second one changes nothing.
      child.kill('SIGTERM')
      await ended
    },
  }
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
