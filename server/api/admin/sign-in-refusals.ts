import type { FastifyReply, FastifyRequest } from 'fastify'
import { BusyError, InvalidCredentialsError, TooManyAttemptsError } from '#services/errors.ts'
import { answerFor } from '../../errors.ts'

/**
 * Error handler for routes that look at a password. What only they refuse is answered here;
 * everything else is left to the handler of the whole site.
 */
export function answerSignInRefusals(
  error: unknown,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof InvalidCredentialsError) {
    void reply.code(401).send({ success: false, error: error.message })
  } else if (error instanceof TooManyAttemptsError) {
    reply.header('retry-after', String(error.retryAfterSeconds))
    void reply.code(429).send({ error: error.message })
  } else if (error instanceof BusyError) {
    void reply.code(503).send(answerFor(503))
  } else {
    throw error
  }
}
