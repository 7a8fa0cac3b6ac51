import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { FastifyPluginAsync } from 'fastify'
import { answerFor } from '../error-answers.ts'
import type { Metrics } from './metrics.ts'

export const metricsPath = '/metrics'

interface Options {
  metrics: Metrics
  token: string
}

/** `/metrics` on the site itself, for who knows the token. */
export const metricsWithToken: FastifyPluginAsync<Options> = async (app, { metrics, token }) => {
  const expected = digestOf(`Bearer ${token}`)
  app.get(metricsPath, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const given = digestOf(request.headers.authorization ?? '')
    if (!timingSafeEqual(given, expected)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send(answerFor(401))
    }
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

/** Of equal length whatever was sent, so that comparing takes the same time. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** A server with nothing but `/metrics`, for a port that only this machine reaches. */
export function metricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.url?.split('?', 1)[0] !== metricsPath || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    void metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
}
