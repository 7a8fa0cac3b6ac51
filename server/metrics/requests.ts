import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { addressOf, pathOf } from '../pages/address.ts'
import type { Durations } from './metrics.ts'

/** The pattern of a page's path; never the path itself. */
export type PatternOf = (path: string) => string

interface Options {
  durations: Durations
  patternOf: PatternOf
}

/** Counts what Fastify handles. Register it first. */
export const requestMetrics = fastifyPlugin<Options>(async (app, { durations, patternOf }) => {
  app.addHook('onResponse', (request, reply, next) => {
    // Pages read the API in process; that is not a request.
    if (request.raw.socket instanceof Socket) {
      const route = routeOf(request, patternOf)
      const method = methods.has(request.method) ? request.method : 'other'
      const labels = { method, route, status: reply.raw.statusCode }
      durations.observe(labels, reply.elapsedTime / 1000)
    }
    next()
  })
})

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

function routeOf({ routeOptions, url }: FastifyRequest, patternOf: PatternOf): string {
  if (routeOptions.url === undefined) return 'unknown'
  return routeOptions.url === '/*' ? patternOf(pathOf(addressOf(url))) : routeOptions.url
}
