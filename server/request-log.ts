import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

type Level = 'error' | 'info' | 'debug'

/** Logs each request that matters; cached pages and files only at debug level. */
export const requestLog = fastifyPlugin(async (app) => {
  app.addHook('onResponse', (request, reply, next) => {
    request.log[levelFor(request, reply)](
      {
        req: request,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        // Only administrators are identified, by id (ASVS 16.2.1).
        ...(request.admin && { adminId: request.admin.id }),
      },
      'answered',
    )
    next()
  })
})

function levelFor(request: FastifyRequest, reply: FastifyReply): Level {
  // What is unavailable has been reported with its cause.
  if (reply.statusCode >= 500 && reply.statusCode !== 503) return 'error'
  return request.url.startsWith('/api/') ? 'info' : 'debug'
}
