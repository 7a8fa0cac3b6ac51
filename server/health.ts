import type { FastifyPluginAsync } from 'fastify'
import { describeFailure } from './failures.ts'

export interface HealthOptions {
  /** Rejects when the database does not answer. */
  checkDatabase: () => Promise<void>
}

/** `/healthz`: the process runs. `/readyz`: it can serve, so a load balancer may send visitors. */
export const health: FastifyPluginAsync<HealthOptions> = async (app, { checkDatabase }) => {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await checkDatabase()
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ failure: describeFailure(error) }, 'the database does not answer')
      return reply.code(503).send({ error: 'The site is not ready. Please try again in a moment.' })
    }
  })
}
