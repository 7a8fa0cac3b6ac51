import { randomUUID } from 'node:crypto'
import { releaseFileJobs } from '#store/submission-file-jobs.ts'
import type { Bell } from './bell.ts'
import { makeNextVariants, type VariantParts, type VariantResult } from './submission-variants.ts'

export type VariantsWorkerParts = Omit<VariantParts, 'worker'> & {
  /** Rung when an entry has arrived. What other processes store is found by looking. */
  bell: Bell
  /** Resolves after the milliseconds, or as soon as the signal aborts; it never rejects. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  report: {
    /** After each file. */
    file(result: VariantResult): void
    /** The database is away, most likely. The worker goes on. */
    trouble(error: unknown): void
  }
}

export type VariantsWorker = {
  /** Begins nothing more and resolves when what is under way has ended. Never rejects. */
  stop(): Promise<void>
}

const lookEveryMs = 15_000
const afterTroubleMs = 15_000
/** How long stopping waits for a file before its reader is ended. */
const patienceMs = 3000

/**
 * Makes the variants of files, one after the other, until it is stopped. Several processes may each
 * run one; a file is held by one at a time.
 */
export function startVariantsWorker(parts: VariantsWorkerParts): VariantsWorker {
  const { bell, wait, report, db, media } = parts
  const worker = randomUUID()
  const stopping = new AbortController()
  let alarm = new AbortController()
  const stopListening = bell.listen(() => alarm.abort())

  const work = async () => {
    while (!stopping.signal.aborted) {
      // Set before looking, so that a ring meanwhile is not missed.
      alarm = new AbortController()
      const pauseMs = await workOnce({ ...parts, worker }, stopping.signal)
      if (pauseMs > 0 && !stopping.signal.aborted) await wait(pauseMs, alarm.signal)
    }
    await releaseFileJobs(db, worker).catch((error: unknown) => report.trouble(error))
  }
  const ended = work()

  return {
    async stop() {
      stopListening()
      stopping.abort()
      alarm.abort()
      const patience = new AbortController()
      await Promise.race([ended, wait(patienceMs, patience.signal)])
      patience.abort()
      media.close()
      await ended
    },
  }
}

/** One file; answers the milliseconds to wait before the next. Never rejects. */
async function workOnce(
  { report, ...parts }: VariantsWorkerParts & { worker: string },
  stopping: AbortSignal,
): Promise<number> {
  try {
    const result = await makeNextVariants(parts, stopping)
    if (result === 'nothing') return lookEveryMs
    report.file(result)
    return 0
  } catch (error) {
    report.trouble(error)
    return afterTroubleMs
  }
}
