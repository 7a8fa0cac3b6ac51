import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { drain } from './draining.ts'
import { describeFailure } from './logs/describe-failure.ts'

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
