import { endErasureWait, eraseDeleted, erasureWaitsSince, noteErasureWait } from '#store/erasure.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Work } from '../work.ts'

type Deps = Pick<Dependencies, 'db' | 'clock'>

/**
 * Takes what has just been deleted out of all files of the embedded database. When another program,
 * such as a replicator, keeps it from that, it is noted and tried again every minute. Never rejects:
 * the rows are gone whatever comes of this.
 */
export async function eraseOrNote({ db, clock }: Deps): Promise<void> {
  try {
    if (await eraseDeleted(db)) await endErasureWait(db)
    else await noteErasureWait(db, clock.now())
  } catch {
    // The database takes no writes: the daily deletion tries again.
  }
}

/** Since when deleted words have been kept in the log by another program; null when none are. */
export async function erasureWait({ db }: Pick<Deps, 'db'>): Promise<Temporal.Instant | null> {
  return erasureWaitsSince(db)
}

/** Tries again each minute; results in since when deleted words wait, null when none do. */
export function erasureWork(deps: Deps): Work<Temporal.Instant | null> {
  return {
    every: 60_000,
    async round() {
      if (!(await erasureWait(deps))) return null
      await eraseOrNote(deps)
      return erasureWait(deps)
    },
  }
}
