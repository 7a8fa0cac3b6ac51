import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isHealthCheck } from './health.ts'

/** How long nobody asks for anything before memory is given back. */
export const idleMs = 60_000

/**
 * Gives memory back to the machine once nobody has asked for anything for a minute: V8 keeps what starting
 * and rendering needed until it needs more, on a quiet site for hours. Collecting takes a few tenths of a
 * second, so it happens once, until somebody has asked again. Returns what ends it.
 */
export function giveBackWhenIdle(server: EventEmitter, collect = collectAll): () => void {
  const timer = setTimeout(collect, idleMs).unref()
  const startAgain = (request: IncomingMessage) => {
    if (!isHealthCheck(request)) timer.refresh()
  }
  server.on('request', startAgain)
  return () => {
    clearTimeout(timer)
    server.off('request', startAgain)
  }
}

/** Collects all garbage and returns freed pages to the machine, as V8 does when memory runs out. */
export function collectAll(): void {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as NodeJS.GCFunction
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
