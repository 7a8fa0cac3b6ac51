import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { outboxCountsSchema, outboxListSchema, outboxQuerySchema } from '#contracts/outbox.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { countOutbox, listOutbox, retryNotification } from '#services/outbox/outbox.ts'
import { linkNext } from '../replies.ts'
import { noContent, errors, ofOne } from '../contracts.ts'

const path = '/api/admin/outbox'

export function outboxApi(
  deps: Pick<Dependencies, 'db' | 'clock' | 'outboxEvents' | 'reaches'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    const list = {
      summary: 'Notifications, newest first',
      querystring: outboxQuerySchema,
      response: { 200: outboxListSchema },
    }
    app.get(path, { schema: list }, async (request, reply) => {
      const { entries, nextCursor } = await listOutbox(deps, request.query)
      linkNext(reply, request.query, nextCursor)
      return entries
    })

    const count = {
      summary: 'How many notifications are waiting, delivered and failed',
      response: { 200: outboxCountsSchema },
    }
    app.get(`${path}/counts`, { schema: count }, async () => countOutbox(deps))

    const retry = {
      summary: 'Send a notification again',
      params: ofOne,
      response: { ...noContent, ...errors(409) },
    }
    app.post(`${path}/:id/retry`, { schema: retry }, async (request) =>
      retryNotification(deps, request.params.id),
    )
  }
}
