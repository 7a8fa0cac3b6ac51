import type { FastifyBaseLogger } from 'fastify'
import { describeFailure } from './describe-failure.ts'

export function alertsDone(log: FastifyBaseLogger) {
  return (checks: string[]) => {
    if (checks.length > 0) log.warn({ checks }, 'some checks for the owner failed')
  }
}

/** One line when it begins, one when it ends. */
export function dataWatchDone(log: FastifyBaseLogger) {
  let isFailing = false
  return (failure: Error | null) => {
    if (failure && !isFailing) {
      log.error(
        { failure: describeFailure(failure) },
        'nothing can be saved: the data folder is gone, replaced, locked or read-only',
      )
    }
    if (!failure && isFailing) log.info('the data can be saved again')
    isFailing = failure !== null
  }
}
