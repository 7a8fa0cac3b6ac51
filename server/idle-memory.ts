import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Session } from 'node:inspector/promises'
import { isHealthCheck } from './health.ts'

/** How long nobody asks for anything before memory is given back. */
export const idleMs = 60_000

/**
 * Gives memory back to the machine once nobody has asked for anything for a minute: V8 keeps what starting
 * and rendering needed until it needs more, on a quiet site for hours. Collecting takes a few tenths of a
 * second, so it happens once, until somebody has asked again. Returns what ends it.
 */
export function giveBackWhenIdle(server: EventEmitter, collect = collectAll): () => void {
  // Without it the server only stays larger.
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
 * Collects all garbage and returns freed pages to the machine, as V8 does when memory runs out. By the
 * inspector of this process, since a program has no other way to ask without a flag of Node.
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
