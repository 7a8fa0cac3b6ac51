import type { FastifyBaseLogger } from 'fastify'
import type { Dependencies } from '#services/dependencies.ts'
import { startRetention, type RetentionWorkerDeps } from '#services/guest-data/retention-worker.ts'
import { describeFailure } from './failures.ts'

/** Deletes what has been kept long enough, beside answering requests. */
export function retentionWork(dependencies: Dependencies, wait: RetentionWorkerDeps['wait']) {
  let stop: (() => Promise<void>) | undefined
  return {
    start(log: FastifyBaseLogger) {
      stop = startRetention({ ...dependencies, wait, report: retentionLog(log) })
    },
    async stop() {
      await stop?.()
    },
  }
}

/** Counts, no names. */
function retentionLog(log: FastifyBaseLogger): RetentionWorkerDeps['report'] {
  return {
    expired(expired) {
      const isAny = Object.values(expired).some((count) => count > 0)
      if (isAny) log.info({ expired }, 'expired data deleted')
    },
    trouble(error) {
      log.error({ failure: describeFailure(error) }, 'expired data could not be deleted')
    },
  }
}
