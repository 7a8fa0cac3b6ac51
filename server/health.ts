import type { FastifyPluginAsync } from 'fastify'
import { describeFailure, isOutage } from './errors.ts'

export interface HealthOptions {
  /** Rejects if guests cannot be served or their submissions cannot be stored. */
  checkReadiness: () => Promise<void>
}

/** `/healthz`: the process runs. `/readyz`: a load balancer may send visitors here. */
export const health: FastifyPluginAsync<HealthOptions> = async (app, { checkReadiness }) => {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await checkReadiness()
      return { status: 'ready' }
    } catch (error) {
      request.log[isOutage(error) ? 'debug' : 'error'](
        { failure: describeFailure(error) },
        'not ready',
      )
      return reply.code(503).send({ error: 'The site is not ready. Please try again in a moment.' })
    }
  })
}
