import type { FastifyRequest } from 'fastify'
import {
  DatabaseUnreachableError,
  isBusy,
  isConflict,
  isDemoted,
  isUnwritable,
  UnavailableError,
} from '#services/errors.ts'

/** The guest still has everything and may send it again. */
const saveLater = 'We cannot save this just now. Please try again in a few minutes.'

const lookUpLater = 'We cannot look this up just now. Please try again in a moment.'

/** A failover takes about 20 seconds. */
export const outageRetrySeconds = 10

/**
 * Outages are logged once, when they begin (server/logs/outages.ts). A demoted primary is expected
 * until the proxy finds the new one; if it lasts, `/readyz` fails.
 */
export function levelOf(thrown: unknown): 'debug' | 'warn' | 'error' {
  if (isOutage(thrown)) return 'debug'
  return isDemoted(thrown) ? 'warn' : 'error'
}

/** The database or the disk does not take it, and nothing was stored for certain. */
export function unavailable(
  cause: unknown,
  { method }: Pick<FastifyRequest, 'method'>,
): UnavailableError | undefined {
  if (isUnwritable(cause) && !isBusy(cause)) return new UnavailableError(saveLater, { cause })
  if (!isOutage(cause)) return undefined
  const isRead = method === 'GET' || method === 'HEAD'
  const message = isRead ? lookUpLater : saveLater
  return new UnavailableError(message, { cause, retryAfterSeconds: outageRetrySeconds })
}

/** The database is away or locked, or too many requests at once change the same rows. */
function isOutage(error: unknown): boolean {
  return error instanceof DatabaseUnreachableError || isConflict(error) || isBusy(error)
}
