import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorSchema } from '#contracts/errors.ts'
import { calendarsSchema } from '#contracts/feed-troubles.ts'
import { listTroubles } from '#services/availability/feed-watch.ts'
import { hiddenNights } from '#services/availability/hidden-nights.ts'
import type { Dependencies } from '#services/dependencies.ts'

/** How the cabins' calendars are doing. Who may ask is decided where this is registered. */
export function adminCalendarsApi(
  deps: Pick<Dependencies, 'db' | 'clock' | 'availability'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/calendars',
      {
        schema: {
          summary: 'What is wrong with the cabins’ feeds, and how many free nights are not offered',
          tags: ['admin'],
          response: { 200: calendarsSchema, 401: errorSchema },
        },
      },
      async (_request, reply) => {
        reply.header('cache-control', 'no-store')
        return { troubles: await listTroubles(deps), hidden: hiddenNights(deps) }
      },
    )
  }
}
