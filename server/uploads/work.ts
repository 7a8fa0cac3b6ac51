import type { FastifyBaseLogger } from 'fastify'
import type { Dependencies } from '#services/dependencies.ts'
import { fetchOldPrizePictures } from '#services/contests/old-prize-pictures.ts'
import {
  startVariantsWorker,
  type VariantsWorker,
} from '#services/submissions/submission-variants-worker.ts'
import { startSweeper } from '#services/submissions/sweeper.ts'
import { markSeldom } from './collection.ts'
import { oldPicturesLog, sweepLog, variantsLog } from './log.ts'

type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/** What is done about uploads beside answering requests: variants are made, left-overs removed. */
export function uploadsWork(dependencies: Dependencies, wait: Wait) {
  let variants: VariantsWorker | undefined
  let stopSweeping: (() => Promise<void>) | undefined
  let oldPictures: Promise<void> | undefined
  const stopping = new AbortController()
  return {
    start(log: FastifyBaseLogger) {
      markSeldom()
      const { filesBell: bell } = dependencies
      const parts = { ...dependencies, bell, wait, random: Math.random }
      variants = startVariantsWorker({ ...parts, report: variantsLog(log) })
      stopSweeping = startSweeper({ ...dependencies, wait, report: sweepLog(log) })
      oldPictures = fetchOldPrizePictures(dependencies, stopping.signal).then(
        ...oldPicturesLog(log),
      )
    },
    async stop() {
      stopping.abort()
      await Promise.all([variants?.stop(), stopSweeping?.(), oldPictures])
      dependencies.media.close()
    },
  }
}
