import type { Server } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'

/** During an update the version before still has the port. */
const retryEveryMs = 1000

/**
 * Listens on a port of this machine, trying until it is free: a site must not fail to start, or
 * stop, because of its metrics. Returns how to stop.
 */
export function listenLocally(
  server: Server,
  { port, log }: { port: number; log: FastifyBaseLogger },
): () => Promise<void> {
  let retry: NodeJS.Timeout | undefined
  let hasWarned = false
  const listen = () => server.listen({ host: '127.0.0.1', port })
  server.on('error', () => {
    if (!hasWarned) log.warn({ port }, 'the port of the metrics cannot be used yet')
    hasWarned = true
    retry = setTimeout(listen, retryEveryMs).unref()
  })
  server.unref()
  listen()
  return async () => {
    clearTimeout(retry)
    server.closeAllConnections()
    await new Promise<void>((resolve) => void server.close(() => resolve()))
  }
}
