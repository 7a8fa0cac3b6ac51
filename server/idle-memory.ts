import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Session } from 'node:inspector/promises'
import { isHealthCheck } from './health.ts'

/** Time without requests, in milliseconds, after which memory is released. */
export const idleMs = 60_000

/**
 * Releases memory after a minute without requests. V8 holds on to what start-up and rendering used until it
 * needs more, which on a quiet site can take hours. A collection takes a few tenths of a second, so there is
 * only one per idle period. Returns a function that stops it.
 */
export function releaseWhenIdle(server: EventEmitter, collect = collectAll): () => void {
  // A failure only leaves the server larger.
  const give = () => void collect().catch(() => undefined)
  const timer = setTimeout(give, idleMs).unref()
  const startAgain = (request: IncomingMessage) => {
    if (!isHealthCheck(request)) timer.refresh()
  }
  server.on('request', startAgain)
  return () => {
    clearTimeout(timer)
    server.off('request', startAgain)
  }
}

/**
 * Collects all garbage and returns free pages to the system, as V8 does when memory runs low. The inspector
 * is the only way to ask for it without a command-line flag.
 */
export async function collectAll(): Promise<void> {
  const session = new Session()
  session.connect()
  try {
    await session.post('HeapProfiler.collectGarbage')
  } finally {
    session.disconnect()
  }
}
