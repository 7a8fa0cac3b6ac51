import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { keysFor, litestreamPath, writeSettings, type CopyPlan } from './copies.ts'

interface ReplicatorOptions {
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
  /** Runs the work while nothing holds the database open for copying; not twice at once. */
  paused: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Copies what is left, then ends. */
  stop: () => Promise<void>
}

const retryMs = 5000
/** Longer than the last copy takes, shorter than systemd waits. */
const patienceMs = 4000

/** Runs Litestream beside the embedded database, again if it ends. Its failing never touches the site. */
export function startReplicator(options: ReplicatorOptions): Replicator {
  const { plan, now, wait, isOurs, log } = options
  const program = litestreamPath() ?? ''
  const stopping = new AbortController()
  let lastCopyAt: Temporal.Instant | null = null
  let isFailing = false
  let child: ChildProcess | undefined
  let pause: Promise<unknown> | undefined

  const note = (line: string) => {
    const { level, msg, error } = entryIn(line)
    if (msg === 'wal segment written' || msg === 'snapshot written') {
      lastCopyAt = now()
      isFailing = false
    } else if (level === 'ERROR' && !isFailing) {
      isFailing = true
      log('failing', error ?? msg ?? '')
    }
  }
  const runOnce = async () => {
    const settings = await writeSettings(plan)
    await endOrphan(program, options, stopping.signal)
    if (stopping.signal.aborted) return
    const started = spawn(program, ['replicate', '-config', settings], {
      env: keysFor(plan.target),
      stdio: ['ignore', 'pipe', 'ignore'],
      // Ctrl-C in a terminal reaches every process of a group; this one has to outlive the site.
      detached: true,
    })
    child = started
    const ending = once(started, 'exit').then(([code]) => `exit code ${code}`, String)
    createInterface({ input: started.stdout }).on('line', note)
    // If the disk is full, copying matters more.
    await writeFile(pidFileOf(plan.file), String(started.pid), { mode: 0o600 }).catch(() => {})
    const ended = await ending
    child = undefined
    if (!pause && !stopping.signal.aborted) log('ended', ended)
  }
  const run = async () => {
    while (!stopping.signal.aborted) {
      if (isOurs()) await runOnce().catch((error: unknown) => log('ended', String(error)))
      if (!pause) await wait(retryMs, stopping.signal)
      await pause
    }
  }
  const running = run()

  return {
    lastCopyAt: () => lastCopyAt,
    async paused(work) {
      const result = end(child).then(work)
      pause = result.catch(() => {})
      return result.finally(() => (pause = undefined))
    },
    async stop() {
      stopping.abort()
      await end(child)
      await running
    },
  }
}

/** With a last copy; by force if that takes too long. */
async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await gone
  clearTimeout(timer)
}

function pidFileOf(file: string): string {
  return `${file}-copy.pid`
}

/**
 * Ends the one of a site that was killed: it lives on, and two at once on one database would spoil
 * the copies. Asks the system what the process is, since its number may belong to another.
 */
async function endOrphan(
  program: string,
  { plan, wait }: ReplicatorOptions,
  stopping: AbortSignal,
) {
  const pid = await readFile(pidFileOf(plan.file), 'utf8').catch(() => '')
  const own = await realpath(program)
  while ((await readlink(`/proc/${pid}/exe`).catch(() => '')) === own && !stopping.aborted) {
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // It has just ended.
    }
    await wait(50, stopping)
  }
}

function entryIn(line: string): { level?: string; msg?: string; error?: string } {
  try {
    return JSON.parse(line) as ReturnType<typeof entryIn>
  } catch {
    return {}
  }
}
