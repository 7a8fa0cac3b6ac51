import { writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { StorageLocation } from '../storage/index.ts'

/** Below the location: the copies of the database. */
const databasePrefix = 'database'

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

/** What Litestream knows of earlier copies; without it everything is copied again. */
export function stateFolder(file: string): string {
  return join(dirname(file), `.${basename(file)}-litestream`)
}

/** A change has left after both. */
const lookEveryMs = 250
const sendEveryMs = 500

/** Writes Litestream's settings beside the database, without keys, and returns their path. */
export async function writeSettings(plan: CopyPlan): Promise<string> {
  const { file, target, retention, snapshotEvery = { hours: 24 }, tidyEvery = { hours: 1 } } = plan
  const settings = {
    dbs: [
      {
        path: file,
        'monitor-interval': `${lookEveryMs}ms`,
        replicas: [
          {
            ...replicaAt(target),
            'sync-interval': `${sendEveryMs}ms`,
            retention: inSeconds(retention),
            'retention-check-interval': inSeconds(tidyEvery),
            'snapshot-interval': inSeconds(snapshotEvery),
          },
        ],
      },
    ],
  }
  const path = `${file}-copy.yml`
  // JSON is YAML.
  await writeFile(path, JSON.stringify(settings, undefined, 2), { mode: 0o600 })
  return path
}

function replicaAt(target: StorageLocation): Record<string, unknown> {
  if (target.kind === 'folder') return { type: 'file', path: join(target.folder, databasePrefix) }
  return {
    type: 's3',
    bucket: target.bucket,
    path: target.prefix ? `${target.prefix}/${databasePrefix}` : databasePrefix,
    endpoint: target.endpoint,
    region: target.region,
    'force-path-style': true,
  }
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
