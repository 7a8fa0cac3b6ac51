import type { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isHealthCheck } from './health.ts'

/** A quiet time ends the wait; how often to check for one. */
const quietMs = 1000
const lookEveryMs = 100
/** The wait never lasts longer than this many times `drainMs`. */
const longest = 3

/**
 * Emits `draining`, so that health checks fail, and resolves once load balancers send nothing more: after
 * `drainMs` and a second without a request, or after three times `drainMs`. Until then each response closes its
 * connection, so that no proxy reuses one that is about to end.
 */
export async function drain(server: EventEmitter, drainMs: number): Promise<void> {
  const startedAt = performance.now()
  let askedAt = startedAt
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false
    if (!isHealthCheck(request)) askedAt = performance.now()
  })
  server.emit('draining')
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = () => {
    const now = performance.now()
    const isOver = now - askedAt >= quietMs || now - startedAt >= longest * drainMs
    if (isOver) resolve()
    else setTimeout(look, lookEveryMs)
  }
  setTimeout(look, drainMs)
  return promise
}
