import type { FastifyBaseLogger } from 'fastify'

/** What the log keeps of a camera that is not live: why, never the address. */
export function cameraLog(log: FastifyBaseLogger): (reason: string) => void {
  return (reason) => log.warn({ reason }, 'camera could not be checked')
}
