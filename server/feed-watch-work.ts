import type { FastifyBaseLogger } from 'fastify'
import { startFeedWatch, type FeedWatchDeps } from '#services/availability/feed-watch.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { describeFailure } from './failures.ts'

/** Tells the owner what is wrong with the cabins' feeds, beside answering requests. */
export function feedWatchWork(dependencies: Dependencies, wait: FeedWatchDeps['wait']) {
  let stop: (() => Promise<void>) | undefined
  return {
    start(log: FastifyBaseLogger) {
      const report = (error: unknown) =>
        log.error({ failure: describeFailure(error) }, 'troubles of feeds could not be noted')
      stop = startFeedWatch({ ...dependencies, wait, report })
    },
    async stop() {
      await stop?.()
    },
  }
}
