import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { StorageLocation } from '../storage/index.ts'

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

/** The copy can't be read or has nothing for that moment. */
export class CopyError extends Error {
  override name = 'CopyError'
}

/** The path of Litestream for this machine; null if its package is not installed or there is none. */
export function litestreamPath(): string | null {
  const name = `@flydotio/litestream-${process.platform}-${process.arch}/litestream`
  const path = fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url))
  return existsSync(path) ? path : null
}

/** Writes Litestream's settings beside the database, without keys, and returns their path. */
export async function writeSettings(plan: CopyPlan): Promise<string> {
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
export function keysFor(target: StorageLocation): Record<string, string> {
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
