import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { addressOf, pathOf } from '../pages/address.ts'
import type { PageAnswers } from '../pages/answers.ts'
import type { ObservePage } from '../pages/front.ts'
import type { Durations, RouteDurations } from './durations.ts'

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
      durations.of(request.method, route).add(reply.raw.statusCode, reply.elapsedTime / 1000)
    }
    next()
  })
})

function routeOf({ routeOptions, url }: FastifyRequest, patternOf: PatternOf): string {
  if (routeOptions.url === undefined) return 'unknown'
  return routeOptions.url === '/*' ? patternOf(pathOf(addressOf(url))) : routeOptions.url
}

/**
 * Counts pages from memory, which never reach Fastify. A page's route is looked up once; from then
 * on counting adds two numbers.
 */
export function observePages({ durations, patternOf }: Options): ObservePage {
  const known = new WeakMap<PageAnswers, { GET: RouteDurations; HEAD: RouteDurations }>()
  return (key, page, { method, status, ms }) => {
    let routes = known.get(page)
    if (!routes) {
      const route = patternOf(pathOf(key))
      routes = { GET: durations.of('GET', route), HEAD: durations.of('HEAD', route) }
      known.set(page, routes)
    }
    routes[method === 'HEAD' ? 'HEAD' : 'GET'].add(status, ms / 1000)
  }
}
