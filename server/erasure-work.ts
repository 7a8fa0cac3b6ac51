import type { FastifyBaseLogger } from 'fastify'
import type { Dependencies } from '#services/dependencies.ts'
import { startErasureWork, type ErasureWorkDeps } from '#services/guest-data/erasure-work.ts'

/** Takes deleted words out of the write-ahead log that another program kept there. */
export function erasureWork(dependencies: Dependencies, wait: ErasureWorkDeps['wait']) {
  let stop: (() => Promise<void>) | undefined
  return {
    start(log: FastifyBaseLogger) {
      const report = {
        waiting: (since: Temporal.Instant) =>
          log.warn({ since: since.toString() }, 'deleted words are still in the write-ahead log'),
        erased: () => log.info('deleted words are gone from the write-ahead log'),
      }
      stop = startErasureWork({ ...dependencies, wait, report })
    },
    async stop() {
      await stop?.()
    },
  }
}
