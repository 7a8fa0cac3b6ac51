import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { outboxCountsSchema, outboxListSchema, outboxQuerySchema } from '#contracts/outbox.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { countOutbox, listOutbox, retryNotification } from '#services/outbox/outbox.ts'
import { linkNext } from '../replies.ts'
import { errors } from '../contracts.ts'

const path = '/api/admin/outbox'

export function outboxApi(
  deps: Pick<Dependencies, 'db' | 'clock' | 'outboxEvents' | 'reaches'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      path,
      {
        schema: {
          summary: 'Notifications, newest first',
          querystring: outboxQuerySchema,
          response: { 200: outboxListSchema },
        },
      },
      async (request, reply) => {
        const { entries, nextCursor } = await listOutbox(deps, request.query)
        linkNext(reply, request.query, nextCursor)
        return entries
      },
    )

    app.get(
      `${path}/counts`,
      {
        schema: {
          summary: 'How many notifications are waiting, delivered and failed',
          response: { 200: outboxCountsSchema },
        },
      },
      async () => countOutbox(deps),
    )

    app.post(
      `${path}/:id/retry`,
      {
        schema: {
          summary: 'Send a notification again',
          params: z.object({ id: z.string() }),
          response: {
            204: z.undefined().describe('It is due now'),
            ...errors(409),
          },
        },
      },
      async (request, reply) => {
        await retryNotification(deps, request.params.id)
        return reply.code(204).send()
      },
    )
  }
}
