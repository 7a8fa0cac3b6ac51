import { endErasureWait, erasureWaitsSince, noteErasureWait } from '#store/erasure-wait.ts'
import { eraseDeleted } from '#store/erasure.ts'
import type { Dependencies } from '../dependencies.ts'

type Deps = Pick<Dependencies, 'db' | 'clock'>

export interface ErasureReport {
  /** Another program keeps them there. */
  waiting(since: Temporal.Instant): void
  erased(): void
}

const retryEveryMs = 60_000
const triesBetweenReports = 60

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

export type ErasureWorkDeps = Deps & {
  report: ErasureReport
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Tries again what has been noted, until it is done. Answers how to stop it. */
export function startErasureWork({ report, wait, ...deps }: ErasureWorkDeps) {
  const stopping = new AbortController()
  const work = async () => {
    for (let tries = 0; !stopping.signal.aborted;) {
      const since = await retry(deps)
      if (since && tries % triesBetweenReports === 0) report.waiting(since)
      if (!since && tries > 0) report.erased()
      tries = since ? tries + 1 : 0
      await wait(retryEveryMs, stopping.signal)
    }
  }
  const ended = work()
  return async () => {
    stopping.abort()
    await ended
  }
}

async function retry(deps: Deps): Promise<Temporal.Instant | null> {
  const before = await erasureWait(deps).catch(() => null)
  if (before) await eraseOrNote(deps)
  return before && erasureWait(deps).catch(() => before)
}
