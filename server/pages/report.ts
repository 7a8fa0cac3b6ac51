import type { FastifyRequest } from 'fastify'
import { describeFailure } from '../logs/describe-failure.ts'
import type { ReportError } from './renderer.ts'

export function reportingTo({ log }: FastifyRequest): ReportError {
  return (error) => log.error({ failure: describeFailure(error) }, 'a page failed to render')
}
