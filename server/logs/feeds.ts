import type { FastifyBaseLogger } from 'fastify'
import type { FeedName } from '#services/availability/availability-feeds.ts'

/** What the log keeps of a feed that could not be read: which and why, never the address. */
export function feedsLog(log: FastifyBaseLogger): (name: FeedName, failure: Error) => void {
  return (name, { message }) =>
    log.warn({ ...name, reason: message }, 'availability feed could not be read')
}
