import type { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long nobody may have asked before the end, and how often that is looked at. */
const quietMs = 1000
const lookEveryMs = 100
/** The wait ends after this many times its length, even if requests still come. */
const longest = 3

/**
 * Resolves when load balancers have looked elsewhere: after `drainMs`, and a second without a request, but
 * after three times `drainMs` at the latest. Meanwhile the server has emitted `draining`, and each response closes
 * its connection, so that no proxy keeps one that is about to end.
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

function isHealthCheck({ url }: IncomingMessage): boolean {
  return url === '/healthz' || url === '/readyz'
}
