import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorSchema } from '#contracts/errors.ts'
import { outboxCountsSchema, outboxListSchema, outboxQuerySchema } from '#contracts/outbox.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { countOutbox, listOutbox, retryNotification } from '#services/outbox/outbox.ts'
import { nextLink } from '../next-link.ts'

const path = '/api/admin/outbox'

/** Notifications and how they fare. Who may ask is decided where this is registered. */
export function outboxApi(
  deps: Pick<Dependencies, 'db' | 'clock' | 'outboxEvents' | 'reaches'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      path,
      {
        schema: {
          summary: 'Notifications, the newest first',
          description:
            'Pages by cursor: follow the Link header with rel="next" until it is absent.',
          tags: ['admin'],
          querystring: outboxQuerySchema,
          response: {
            200: outboxListSchema,
            400: errorSchema,
            401: errorSchema,
            422: errorSchema,
          },
        },
      },
      async (request, reply) => {
        const { entries, nextCursor } = await listOutbox(deps, request.query)
        reply.header('cache-control', 'no-store')
        if (nextCursor) reply.header('link', nextLink(path, request.query, nextCursor))
        return entries
      },
    )

    app.get(
      `${path}/counts`,
      {
        schema: {
          summary: 'How many notifications wait, have arrived and have failed',
          tags: ['admin'],
          response: { 200: outboxCountsSchema, 401: errorSchema },
        },
      },
      async (_request, reply) => {
        reply.header('cache-control', 'no-store')
        return countOutbox(deps)
      },
    )

    app.post(
      `${path}/:id/retry`,
      {
        schema: {
          summary: 'Send a notification again',
          tags: ['admin'],
          params: z.object({ id: z.string() }),
          response: {
            204: z.undefined().describe('It is due now'),
            401: errorSchema,
            404: errorSchema,
            409: errorSchema,
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
