import type { FastifyBaseLogger } from 'fastify'
import type { OutboxWorkerDeps } from '#services/outbox/outbox-worker.ts'
import { describeFailure } from '../failures.ts'

/** What the log keeps of the outbox: counts and failures, never a recipient or a guest's words. */
export function outboxLog(log: FastifyBaseLogger): OutboxWorkerDeps['report'] {
  return {
    round(round) {
      const level = round.postponed + round.setAside > 0 ? 'warn' : 'info'
      log[level](round, 'outbox worked')
    },
    trouble(error) {
      log.error({ failure: describeFailure(error) }, 'outbox could not work')
    },
  }
}
