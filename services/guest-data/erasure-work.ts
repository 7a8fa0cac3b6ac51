import { endErasureWait, eraseDeleted, erasureWaitsSince, noteErasureWait } from '#store/erasure.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Work } from '../work.ts'

type Deps = Pick<Dependencies, 'db' | 'clock'>

/**
 * Erases deleted text from all files of the embedded database. If another program, such as a
 * replicator, prevents it, that is recorded and retried every minute. Never rejects: the rows are
 * already deleted.
 */
export async function eraseOrNote({ db, clock }: Deps): Promise<void> {
  try {
    if (await eraseDeleted(db)) await endErasureWait(db)
    else await noteErasureWait(db, clock.now())
  } catch {
    // The database is not writable: the daily deletion will retry.
  }
}

/** Since when another program has kept deleted text in the log; null if there is none. */
export async function erasureWait({ db }: Pick<Deps, 'db'>): Promise<Temporal.Instant | null> {
  return erasureWaitsSince(db)
}

type Paused = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Retries every minute, while nothing copies the database; returns since when deleted text has been waiting, or null. */
export function erasureWork(
  deps: Deps & { paused?: Paused | undefined },
): Work<Temporal.Instant | null> {
  return {
    every: 60_000,
    async round() {
      if (!(await erasureWait(deps))) return null
      const erase = () => eraseOrNote(deps)
      await (deps.paused ? deps.paused(erase) : erase())
      return erasureWait(deps)
    },
  }
}
