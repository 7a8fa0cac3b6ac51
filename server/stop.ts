import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { describeFailure } from './logs/describe-failure.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isHealthCheck } from './health.ts'

const patienceMs = 10_000
const lookEveryMs = 100

/** The part of an app needed here. */
export interface Closable {
  close(): PromiseLike<unknown>
  log: FastifyBaseLogger
  server: EventEmitter & { closeIdleConnections(): void }
}

/** The part of `process` needed here. */
export interface Host {
  on(signal: 'SIGTERM' | 'SIGINT', listener: (signal: NodeJS.Signals) => void): unknown
  exit(code: number): void
}

/**
 * On SIGTERM or SIGINT: accept no new requests, finish the current ones, then exit. Exit code 0, or
 * 1 if closing fails or takes more than ten seconds. Before that it serves on for `drainMs` or a little
 * more, until load balancers look elsewhere; a second signal ends the wait.
 */
export function stopGracefully(app: Closable, drainMs = 0, host: Host = process): void {
  const closeQuietConnections = watchConnections(app.server)
  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => host.exit(1), patienceMs).unref()
    // A connection that has just finished a request waits for another: check again.
    setInterval(closeQuietConnections, lookEveryMs).unref()
    try {
      await app.close()
      host.exit(0)
    } catch (error) {
      app.log.error({ failure: describeFailure(error) }, 'stopping failed')
      host.exit(1)
    }
  }
  let isDraining = false
  const begin = (signal: string) => {
    if (drainMs === 0 || isDraining) return void stop(signal)
    isDraining = true
    app.log.info({ signal }, 'draining')
    void drain(app.server, drainMs).then(() => stop(signal))
  }
  host.on('SIGTERM', begin)
  host.on('SIGINT', begin)
}

/**
 * Returns a function that closes idle connections. Node counts connections that browsers opened
 * speculatively, without sending anything, as busy.
 */
function watchConnections(server: Closable['server']): () => void {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return () => {
    server.closeIdleConnections()
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }
}

/** A quiet time ends the wait. */
const quietMs = 1000
/** The wait never lasts longer than this many times `drainMs`. */
const longest = 3

/**
 * Emits `draining`, so that health checks fail, and resolves once load balancers send nothing more: after
 * `drainMs` and a second without a request, or after three times `drainMs`. Until then each response closes its
 * connection, so that no proxy reuses one that is about to end.
 */
async function drain(server: EventEmitter, drainMs: number): Promise<void> {
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
