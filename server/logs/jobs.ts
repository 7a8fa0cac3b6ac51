import type { FastifyBaseLogger } from 'fastify'
import type { JobReport } from '#services/jobs/handler.ts'
import { levelOf } from '../outages.ts'
import { describeFailure } from './describe-failure.ts'

/** Log lines of jobs: never a recipient, a guest's text, a secret URL or a key. */
export function jobLog(log: FastifyBaseLogger): JobReport {
  return {
    done(job, result) {
      if (result !== undefined && result !== null) log.info({ job, result }, 'job done')
    },
    failed: (job, error, outcome) =>
      log.warn({ job, outcome, failure: describeFailure(error) }, 'job failed'),
    troubled: (error) =>
      log[levelOf(error)]({ failure: describeFailure(error) }, 'jobs could not be worked on'),
  }
}
