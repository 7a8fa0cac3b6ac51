import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { endOrphan, rememberProcess } from './orphan.ts'
import { keysFor, writeSettings, type CopyPlan } from './settings.ts'

export interface ReplicatorOptions {
  program: string
  plan: CopyPlan
  now: () => Temporal.Instant
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Only one process may copy a database; false while another does. */
  isOurs: () => boolean
  log: (event: 'ended' | 'failing', detail: string) => void
}

export interface Replicator {
  /** When something was last copied by this process; null for never. */
  lastCopyAt: () => Temporal.Instant | null
  /** Resolves once something was copied, could not be, or is copied by another process. */
  firstCopy: Promise<void>
  /** Runs the work while nothing holds the database open for copying. */
  paused: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Copies what is left, then ends. */
  stop: () => Promise<void>
}

const firstDelayMs = 1000
const longestDelayMs = 60_000
/** Longer than the last copy takes, shorter than systemd waits. */
const patienceMs = 4000

/**
 * Runs Litestream beside the embedded database, again and again with growing pauses if it ends. Its
 * failing never touches the site.
 */
export function startReplicator(options: ReplicatorOptions): Replicator {
  const { wait, isOurs, log } = options
  const stopping = new AbortController()
  const first = Promise.withResolvers<void>()
  const state: State = { lastCopyAt: null, isFailing: false, tried: first.resolve }
  let child: ChildProcess | undefined
  let pause: Promise<unknown> = Promise.resolve()
  let pauses = 0

  const run = async () => {
    for (let delay = firstDelayMs; !stopping.signal.aborted;) {
      await pause
      if (!isOurs()) {
        first.resolve()
        await wait(firstDelayMs, stopping.signal)
        continue
      }
      const startedAt = performance.now()
      const ended = await runOnce(options, state, stopping.signal, (started) => (child = started))
      child = undefined
      if (stopping.signal.aborted) return
      if (pauses > 0) continue
      log('ended', ended)
      const lasted = performance.now() - startedAt
      await wait(delay, stopping.signal)
      delay = lasted > longestDelayMs ? firstDelayMs : Math.min(delay * 2, longestDelayMs)
    }
  }
  const running = run().catch((error: unknown) => log('ended', String(error)))

  return {
    lastCopyAt: () => state.lastCopyAt,
    firstCopy: first.promise,
    async paused(work) {
      pauses += 1
      const result = pause
        .then(async () => {
          if (child) await end(child)
          return work()
        })
        .finally(() => (pauses -= 1))
      pause = result.catch(() => {})
      return result
    },
    async stop() {
      stopping.abort()
      if (child) await end(child)
      await running
    },
  }
}

interface State {
  lastCopyAt: Temporal.Instant | null
  isFailing: boolean
  tried: () => void
}

/** Resolves with how it ended. */
async function runOnce(
  { program, plan, now, log }: ReplicatorOptions,
  state: State,
  stopping: AbortSignal,
  onStart: (child: ChildProcess) => void,
): Promise<string> {
  await endOrphan(plan.file, program)
  const settings = await writeSettings(plan)
  if (stopping.aborted) return ''
  const child = spawn(program, ['replicate', '-config', settings], {
    env: keysFor(plan.target),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C in a terminal reaches every process of a group; this one has to outlive the site.
    detached: true,
  })
  const ended = once(child, 'exit').then(([code]) => `exit code ${code}`)
  onStart(child)
  if (child.pid !== undefined) await rememberProcess(plan.file, child.pid)
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      const failure = /error="?([^"]+)/.exec(line)?.[1] ?? ''
      if (/msg="(?:wal segment|snapshot) written"/.test(line)) {
        Object.assign(state, { lastCopyAt: now(), isFailing: false })
        state.tried()
      } else if (line.includes('level=ERROR') && !state.isFailing) {
        state.isFailing = true
        log('failing', failure)
        state.tried()
      }
    })
  }
  return ended.catch((error: unknown) => String(error))
}

/** With a last copy; by force if that takes too long. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await gone
  clearTimeout(timer)
}
