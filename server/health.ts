import type { IncomingMessage } from 'node:http'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { describeFailure } from './logs/describe-failure.ts'
import { levelOf } from './outages.ts'

export interface HealthOptions {
  /** Rejects if guests cannot be served or their submissions cannot be stored. */
  checkReadiness: () => Promise<void>
}

/** Whether a proxy or a monitor asks, rather than a visitor. */
export function isHealthCheck({ url }: Pick<IncomingMessage, 'url'>): boolean {
  return url === '/healthz' || url === '/readyz'
}

/**
 * `/healthz`: the process serves pages. `/readyz`: a load balancer may send visitors here. Neither while
 * it is about to stop.
 */
export const health: FastifyPluginAsync<HealthOptions> = async (app, { checkReadiness }) => {
  let isDraining = false
  app.server.once('draining', () => (isDraining = true))
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return isDraining ? aboutToStop(reply) : { status: 'ok' }
  })
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isDraining) return aboutToStop(reply)
    try {
      await checkReadiness()
      return { status: 'ready' }
    } catch (error) {
      request.log[levelOf(error)]({ failure: describeFailure(error) }, 'not ready')
      return reply.code(503).send({ error: 'The site is not ready. Please try again in a moment.' })
    }
  })
}

function aboutToStop(reply: FastifyReply) {
  return reply.code(503).send({ error: 'The site is about to stop.' })
}
