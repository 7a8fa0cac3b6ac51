import type { FastifyBaseLogger } from 'fastify'
import type { VariantsWorkerParts } from '#services/submissions/submission-variants-worker.ts'
import type { SweeperParts } from '#services/submissions/sweeper.ts'
import { describeFailure } from '../failures.ts'

/** What the work on uploads says in the log: counts, no names. */
export function variantsLog(log: FastifyBaseLogger): VariantsWorkerParts['report'] {
  return {
    file(result) {
      log[result === 'made' ? 'info' : 'warn']({ result }, 'a file was worked on')
    },
    trouble(error) {
      log.error({ failure: describeFailure(error) }, 'files could not be worked on')
    },
  }
}

export function sweepLog(log: FastifyBaseLogger): SweeperParts['report'] {
  return {
    swept(swept) {
      if (swept.vanished > 0) log.error({ swept }, 'files of entries have vanished')
      else if (swept.temporary + swept.stored > 0) log.info({ swept }, 'left-over files removed')
    },
    trouble(error) {
      log.error({ failure: describeFailure(error) }, 'left-over files could not be looked for')
    },
  }
}

/** What became of pictures of prizes whose address was elsewhere, and of looking for them. */
export function oldPicturesLog(log: FastifyBaseLogger) {
  return [
    (pictures: { fetched: number; failed: number }): void => {
      if (pictures.failed > 0) log.warn({ pictures }, 'pictures of prizes could not be fetched')
    },
    (error: unknown): void => {
      log.error({ failure: describeFailure(error) }, 'pictures of prizes could not be looked for')
    },
  ] as const
}
