import type { FastifyBaseLogger } from 'fastify'
import type { Reachability } from '#store/reachability.ts'

/** Two lines for an outage of the database, however many requests it meets. */
export function logOutages(log: FastifyBaseLogger, reachability: Reachability): void {
  reachability.on('down', () =>
    log.warn(
      'the database cannot be reached: pages are served from memory, forms refused with 503',
    ),
  )
  reachability.on('back', (afterMs) => log.info({ afterMs }, 'the database is back'))
}
