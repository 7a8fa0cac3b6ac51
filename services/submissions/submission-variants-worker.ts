import { randomUUID } from 'node:crypto'
import { releaseFileJobs } from '#store/submissions/submission-file-jobs.ts'
import { makeNextVariants, type VariantParts, type VariantResult } from './submission-variants.ts'
import { startWorkLoop, type WorkLoop, type WorkLoopDeps } from '../work-loop.ts'

/** What other processes store rings no bell; it is found by looking. */
export type VariantsWorkerParts = Omit<VariantParts, 'worker'> &
  Pick<WorkLoopDeps, 'bell' | 'wait'> & {
    report: {
      /** After each file. */
      file(result: VariantResult): void
      /** The database is away, most likely. The worker goes on. */
      trouble(error: unknown): void
    }
  }

export type VariantsWorker = WorkLoop

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
  return startWorkLoop({
    round: (stopping) => workOnce({ ...parts, worker }, stopping),
    bell,
    wait,
    leave: () => releaseFileJobs(db, worker).catch((error: unknown) => report.trouble(error)),
    patienceMs,
    breakOff: () => media.close(),
  })
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
