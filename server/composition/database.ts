import { wait } from '#integrations/clock.ts'
import { createChanges, type Changes } from '#services/changes.ts'
import { followFile, followServer } from '#services/other-processes.ts'
import type { Database } from '#store/database.ts'
import { openFileVersions, readVersions } from '#store/versions.ts'
import type { Environment } from '../environment.ts'

interface Following {
  changes: Changes
  stopFollowing: () => void
}

/** Receives this process's changes, and those of others through the database. */
export function changesIn(db: Database, { database }: Environment): Following {
  return database.url ? changesOnServer(db) : changesInFile(database.file)
}

function changesOnServer(db: Database): Following {
  const follow = followServer({ read: () => readVersions(db), now: millisecondsNow, wait })
  return { changes: createChanges(follow), stopFollowing: () => {} }
}

function millisecondsNow(): number {
  return performance.now()
}

function changesInFile(file: string): Following {
  const versions = openFileVersions(file)
  const stop = new AbortController()
  const everySecond = (callback: () => void) => {
    const timer = setInterval(callback, 1000).unref()
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
