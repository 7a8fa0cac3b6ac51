import type { FastifyBaseLogger } from 'fastify'
import { describeFailure } from '../failures.ts'

/** What the log keeps of a calendar that could not be read; its errors never tell the key. */
export function calendarLog(log: FastifyBaseLogger): (failure: Error) => void {
  return (failure) => log.warn({ failure: describeFailure(failure) }, 'calendar could not be read')
}
