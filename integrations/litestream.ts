import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { StorageLocation } from './storage/index.ts'

export interface CopyPlan {
  /** Path of the embedded database. */
  file: string
  target: StorageLocation
  /** How long deleted words stay in the copies; earlier moments can't be restored. */
  retention: Temporal.DurationLikeObject
  /** How often the whole database is copied, and what is older than the retention deleted. */
  snapshotEvery?: Temporal.DurationLikeObject
  tidyEvery?: Temporal.DurationLikeObject
}

/** The copy can't be written or read, or has nothing for that moment. */
export class CopyError extends Error {
  override name = 'CopyError'
}

/** The path of Litestream for this machine; null if its package is not installed or there is none. */
export function litestreamPath(): string | null {
  const name = `@flydotio/litestream-${process.platform}-${process.arch}/litestream`
  const path = fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url))
  return existsSync(path) ? path : null
}

/** Writes Litestream's settings beside the database, without keys, and returns their path. */
async function writeSettings(plan: CopyPlan): Promise<string> {
  const { file, target, retention, snapshotEvery = { hours: 24 }, tidyEvery = { hours: 1 } } = plan
  const replica = {
    ...(target.kind === 'folder'
      ? { type: 'file', path: join(target.folder, 'database') }
      : {
          type: 's3',
          bucket: target.bucket,
          path: target.prefix ? `${target.prefix}/database` : 'database',
          endpoint: target.endpoint,
          region: target.region,
          'force-path-style': true,
        }),
    'sync-interval': '500ms',
    retention: inSeconds(retention),
    'retention-check-interval': inSeconds(tidyEvery),
    'snapshot-interval': inSeconds(snapshotEvery),
  }
  const database = { path: file, 'monitor-interval': '250ms', replicas: [replica] }
  const path = `${file}-copy.yml`
  // JSON is YAML.
  await writeFile(path, JSON.stringify({ logging: { type: 'json' }, dbs: [database] }), {
    mode: 0o600,
  })
  return path
}

function inSeconds(duration: Temporal.DurationLikeObject): string {
  return `${Temporal.Duration.from(duration).total('seconds')}s`
}

/** Keys go into the environment, so that they are in no file. */
function keysFor(target: StorageLocation): Record<string, string> {
  if (target.kind === 'folder') return {}
  return {
    LITESTREAM_ACCESS_KEY_ID: target.accessKeyId,
    LITESTREAM_SECRET_ACCESS_KEY: target.secretAccessKey,
  }
}

interface Restoring {
  /** The path to write, where nothing is yet. */
  to: string
  /** Omitted: the newest. */
  at?: Temporal.Instant | undefined
  signal?: AbortSignal | undefined
}

/** Restores the database as it was at a moment. Throws `CopyError`. */
export async function restoreDatabase(plan: CopyPlan, { to, at, signal }: Restoring) {
  const program = litestreamPath()
  if (program === null) {
    throw new CopyError(
      'Litestream, which restores the database, is not installed for this machine. ' +
        'Install the packages on Linux or macOS: npm ci',
    )
  }
  const moment = at ? ['-timestamp', at.toString({ smallestUnit: 'second' })] : []
  const args = ['restore', '-config', await writeSettings(plan), '-o', to, ...moment, plan.file]
  const env = keysFor(plan.target)
  await promisify(execFile)(program, args, { env, ...(signal && { signal }) }).catch((cause) => {
    // Litestream's own words, which name no guest.
    const reason = `${cause.stdout ?? ''}\n${cause.stderr ?? ''}`.trim().split('\n').at(-1)
    throw new CopyError(`There is no copy of the database to restore: ${reason}`, { cause })
  })
}

export interface Replicator {
  /** When something was last copied by this process; null for never. */
  lastCopyAt: () => Temporal.Instant | null
  /** Copies until the signal aborts, then what is left. Throws if Litestream ends by itself. */
  run: (stopping: AbortSignal) => Promise<void>
  /** Runs the work while nothing holds the database open for copying; not twice at once. */
  paused: <Result>(work: () => Promise<Result>) => Promise<Result>
}

interface ReplicatorOptions {
  now: () => Temporal.Instant
  /** Called with Litestream's words when copying begins to fail. */
  failing: (reason: string) => void
}

/** Runs Litestream beside the embedded database. Its failing never touches the site. */
export function createReplicator(plan: CopyPlan, { now, failing }: ReplicatorOptions): Replicator {
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
      failing(error ?? msg ?? '')
    }
  }
  return {
    lastCopyAt: () => lastCopyAt,
    async run(stopping) {
      const settings = await writeSettings(plan)
      await pause
      if (stopping.aborted) return
      const started = startLitestream(settings, plan.target)
      child = started
      stopping.addEventListener('abort', () => void end(started), { once: true })
      createInterface({ input: started.stdout }).on('line', note)
      const [code] = await once(started, 'exit')
      if (!pause && !stopping.aborted) throw new CopyError(`exit code ${code}`)
    },
    async paused(work) {
      const result = end(child).then(work)
      pause = result.catch(() => {})
      return result.finally(() => (pause = undefined))
    },
  }
}

/** Ends a program with the one that started it. Containers may lack it: there, all end together. */
const setpriv = '/usr/bin/setpriv'

function startLitestream(settings: string, target: StorageLocation) {
  const command = [litestreamPath() ?? '', 'replicate', '-config', settings]
  // One that outlives a killed site would spoil the copies of the next.
  const [program = '', ...args] = existsSync(setpriv)
    ? [setpriv, '--pdeathsig', 'KILL', ...command]
    : command
  return spawn(program, args, {
    env: keysFor(target),
    stdio: ['ignore', 'pipe', 'ignore'],
    // Ctrl-C in a terminal reaches every process of a group; this one has to outlive the site's end.
    detached: true,
  })
}

/** Longer than the last copy takes, shorter than systemd waits. */
const patienceMs = 4000

/** With a last copy; by force if that takes too long. */
async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await gone
  clearTimeout(timer)
}

function entryIn(line: string): { level?: string; msg?: string; error?: string } {
  try {
    return JSON.parse(line) as ReturnType<typeof entryIn>
  } catch {
    return {}
  }
}
