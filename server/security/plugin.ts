import fastifyPlugin from 'fastify-plugin'
import { isCrossSiteWrite } from './cross-site.ts'
import { closedHeaders, type Secure } from './headers.ts'

/**
 * Strict headers on every answer that Fastify routes. Register it before anything that may answer:
 * what a guard refuses must carry them too.
 */
export const securityHeaders = fastifyPlugin<{ secure: Secure }>(async (app, { secure }) => {
  const headers = closedHeaders(secure)
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers)
    next()
  })
})

/** Refuses writes that come from other sites' pages. */
export const crossSiteGuard = fastifyPlugin<{ origin: string }>(async (app, { origin }) => {
  app.addHook('onRequest', (request, reply, next) => {
    if (!isCrossSiteWrite(request, origin)) return next()
    request.log.warn({ req: request }, 'cross-site write refused')
    void reply.code(403).send({ error: 'This request came from another website and was refused.' })
  })
})
