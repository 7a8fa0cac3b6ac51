import { wait } from '#integrations/clock.ts'
import { createChanges, type Changes } from '#services/changes.ts'
import { followFile, followServer } from '#services/other-processes.ts'
import { refreshWhenNew } from '#services/site-editing/site-source.ts'
import type { Database } from '#store/database.ts'
import { openFileVersions, readVersions, type Versions } from '#store/versions.ts'
import type { Environment } from '../environment.ts'

interface Following {
  changes: Changes
  stopFollowing: () => void
}

/**
 * Receives this process's changes, and those of others through the database. `refresh` reads the
 * owner's documents before a change to them is announced.
 */
export function changesIn(
  db: Database,
  { database }: Environment,
  refresh: () => Promise<void>,
): Following {
  const freshen = refreshWhenNew(refresh)
  return database.url ? changesOnServer(db, freshen) : changesInFile(database.file, freshen)
}

type Freshen = (versions: Versions) => Promise<void>

function changesOnServer(db: Database, freshen: Freshen): Following {
  const read = async () => {
    const versions = await readVersions(db)
    await freshen(versions)
    return versions
  }
  const follow = followServer({ read, now: millisecondsNow, wait })
  return { changes: createChanges(follow), stopFollowing: () => {} }
}

function millisecondsNow(): number {
  return performance.now()
}

function changesInFile(file: string, freshen: Freshen): Following {
  const versions = openFileVersions(file)
  const stop = new AbortController()
  const look = async (callback: () => void) => {
    await freshen(versions.read())
    callback()
  }
  const everySecond = (callback: () => void) => {
    // Briefly locked or missing: the next second will tell.
    const timer = setInterval(() => void look(callback).catch(() => {}), 1000).unref()
    stop.signal.addEventListener('abort', () => clearInterval(timer))
  }
  return {
    changes: createChanges(followFile({ read: versions.read, everySecond })),
    stopFollowing() {
      stop.abort()
      versions.close()
    },
  }
}
