import type { FastifyBaseLogger } from 'fastify'

/** What the log keeps of a feed that could not be read: the cabin and why, never the address. */
export function feedsLog(log: FastifyBaseLogger): (cabin: string, failure: Error) => void {
  return (cabin, { message }) =>
    log.warn({ cabin, reason: message }, 'availability feed could not be read')
}
