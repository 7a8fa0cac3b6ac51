import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'

/** Two lines for an outage of the database, however many requests it meets. */
export function logOutages(
  log: FastifyBaseLogger,
  reachability: EventEmitter<{ down: []; back: [afterMs: number] }>,
): void {
  reachability.on('down', () =>
    log.warn(
      'the database cannot be reached or is locked: pages are served from memory, forms refused with 503',
    ),
  )
  reachability.on('back', (afterMs) => log.info({ afterMs }, 'the database is back'))
}
