import type { FastifyBaseLogger } from 'fastify'
import type { JobReport } from '#services/jobs/handler.ts'
import { levelOf } from '../outages.ts'
import { describeFailure } from './describe-failure.ts'

/** Log lines of jobs: never a recipient, a guest's text, a secret URL or a key. */
export function jobLog(log: FastifyBaseLogger): JobReport {
  return {
    done(job, result) {
      if (result === undefined || result === null) return
      const isBad = typeof result === 'object' && 'failed' in result && Boolean(result.failed)
      log[isBad ? 'warn' : 'info']({ job, result }, 'job done')
    },
    failed(job, error, outcome) {
      const level = outcome === 'failed' ? levelOf(error) : 'warn'
      log[level]({ job, outcome, failure: describeFailure(error) }, 'job failed')
    },
    troubled: (error) =>
      log[levelOf(error)]({ failure: describeFailure(error) }, 'jobs could not be worked on'),
  }
}
