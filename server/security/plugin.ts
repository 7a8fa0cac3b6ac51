import fastifyPlugin from 'fastify-plugin'
import { isCrossSiteWrite } from './cross-site.ts'
import { closedHeaders } from './headers.ts'

export interface SecurityOptions {
  origin: string
  secure: boolean
}

/** Strict headers on every answer that Fastify routes, and writes from other sites refused. */
export const security = fastifyPlugin<SecurityOptions>(async (app, { origin, secure }) => {
  const headers = closedHeaders(secure)

  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers)
    if (!isCrossSiteWrite(request, origin)) return next()
    request.log.warn({ req: request }, 'cross-site write refused')
    void reply.code(403).send({ error: 'This request came from another website and was refused.' })
  })
})
