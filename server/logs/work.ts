import type { FastifyBaseLogger } from 'fastify'
import type { Turned } from '#services/contests/contests-by-date.ts'
import type { FeedName } from '#services/availability/availability-feeds.ts'
import type { UploadsCopied } from '#services/backup/upload-copies.ts'
import type { Report } from '#services/work.ts'
import { describeFailure } from './describe-failure.ts'
import { levelOf } from '../outages.ts'

/** Log lines of background work: never a recipient, a guest's text, a secret URL or a key. */
export function workLog(log: FastifyBaseLogger) {
  const failed: Failed = (message) => (error) =>
    log[levelOf(error)]({ failure: describeFailure(error) }, message)
  return {
    ...datesLog(log, failed),
    temporaryFiles: {
      done(temporary) {
        if (temporary > 0) log.info({ temporary }, 'left-over files removed')
      },
      failed: failed('left-over files could not be looked for'),
    } satisfies Report<number>,
    visits: {
      done() {},
      failed: failed('visits could not be written'),
    } satisfies Report<number>,
    releaseWatch: {
      done(isShared) {
        if (!isShared) log.error('stopping: a newer version has changed the tables')
      },
      failed: failed('the version of the tables could not be read'),
    } satisfies Report<boolean>,
    ...copiesLog(log, failed),
    dataWatch: { done: dataWatchDone(log), failed: failed('the data could not be watched') },
    alerts: { done: alertsDone(log), failed: failed('checks for the owner could not run') },
    ...pollsLog(log),
  }
}

/** What happens at a time that the owner has set. */
function datesLog(log: FastifyBaseLogger, failed: Failed) {
  return {
    publishing: {
      done(count) {
        if (count > 0) log.info({ count }, 'planned changes published')
      },
      failed: failed('planned changes could not be published'),
    } satisfies Report<number>,
    contests: {
      done(turned) {
        if (turned.closed + turned.activated > 0)
          log.info({ turned }, 'contests followed their dates')
      },
      failed: failed('contests could not follow their dates'),
    } satisfies Report<Turned>,
  }
}

/** What is read again and again from outside. */
function pollsLog(log: FastifyBaseLogger) {
  return {
    calendar: (failure: Error) =>
      log.warn({ failure: describeFailure(failure) }, 'calendar could not be read'),
    feeds: (name: FeedName, { message }: Error) =>
      log.warn({ ...name, reason: message }, 'availability feed could not be read'),
    camera: (reason: string) => log.warn({ reason }, 'camera could not be checked'),
  }
}

type Failed = (message: string) => (error: unknown) => void

function copiesLog(log: FastifyBaseLogger, failed: Failed) {
  return {
    uploadCopies: {
      done(copied) {
        if (copied.copied + copied.removed > 0) log.info({ copied }, 'uploads copied')
      },
      failed: failed('uploads could not be copied'),
    } satisfies Report<UploadsCopied>,
    databaseCopy: {
      done(isCopied) {
        if (!isCopied) log.error('the database has not been copied')
      },
      failed: failed('the age of the copies could not be recorded'),
    } satisfies Report<boolean>,
  }
}

function alertsDone(log: FastifyBaseLogger) {
  return (checks: string[]) => {
    if (checks.length > 0) log.warn({ checks }, 'some checks for the owner failed')
  }
}

/** One line when it begins, one when it ends. */
function dataWatchDone(log: FastifyBaseLogger) {
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
