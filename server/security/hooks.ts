import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { answerFor } from '../error-answers.ts'
import { closedHeaders, type Secure } from './headers.ts'

/** Strict headers on every response. Register it first: guards' errors must have them too. */
export const securityHeaders = fastifyPlugin<{ secure: Secure }>(async (app, { secure }) => {
  const headers = closedHeaders(secure)
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers)
    next()
  })
})

/**
 * Rejects HTTP/1.1 requests without a host, and fragments, which browsers never send and which would
 * be pages of their own (RFC 9112, section 3.2).
 */
export const malformedGuard = fastifyPlugin(async (app) => {
  app.addHook('onRequest', (request, reply, next) => {
    const lacksHost = request.headers.host === undefined && request.raw.httpVersion === '1.1'
    if (!lacksHost && !request.url.includes('#')) return next()
    void reply.code(400).header('connection', 'close').send(answerFor(400))
  })
})

/** Rejects writes from other sites' pages. */
export const crossSiteGuard = fastifyPlugin<{ origin: string }>(async (app, { origin }) => {
  app.addHook('onRequest', (request, reply, next) => {
    if (!isCrossSiteWrite(request, origin)) return next()
    request.log.warn({ req: request }, 'cross-site write refused')
    void reply.code(403).send({ error: 'This request came from another website and was refused.' })
  })
})

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that may change something comes from another site's page (ASVS 3.5.1). Browsers
 * say so in Sec-Fetch-Site; older ones only in Origin. Programs send neither.
 */
export function isCrossSiteWrite(request: FastifyRequest, publicOrigin: string): boolean {
  if (safeMethods.has(request.method)) return false
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.origin
  if (origin === undefined) return false
  return origin !== publicOrigin && !isOwnHost(origin, request.headers.host)
}

function isOwnHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}
