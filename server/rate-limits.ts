import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { countsInMemory, type RequestCounts } from '#services/request-counts.ts'
import { networkOf } from '#services/sign-in/attempts.ts'

const unavailable = 503

/**
 * Limits of routes by address. What changes something counts in `shared`, for all servers; what only
 * asks counts here, so that it costs no query and works without the database. A request that could not
 * be carried out (503) does not count: the guest will send it again.
 */
export const rateLimits = fp<{ shared: RequestCounts }>(async (app, { shared }) => {
  const own = countsInMemory()
  const countsFor = (key: string) => (/^(?:GET|HEAD) /.test(key) ? own : shared)

  class Store implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = async (key, callback, windowMs) => {
      try {
        const { used, endsInMs } = await countsFor(key).add(key, 1, windowMs)
        callback(null, { current: used, ttl: endsInMs })
      } catch (error) {
        callback(error instanceof Error ? error : new Error('the request could not be counted'))
      }
    }
    // Keys name the route.
    child = () => this
  }

  await app.register(rateLimit, { global: false, store: Store, keyGenerator: keyOf })
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode !== unavailable || !request.routeOptions.config.rateLimit) return
    const key = keyOf(request)
    // While the database is away nothing was counted either.
    await countsFor(key)
      .giveBack(key, 1)
      .catch(() => {})
  })
})

function keyOf(request: FastifyRequest): string {
  return `${request.method} ${request.routeOptions.url} ${networkOf(request.ip)}`
}
