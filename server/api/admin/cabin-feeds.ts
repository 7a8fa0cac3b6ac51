import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { adminCabinsSchema, newFeedSchema } from '#contracts/cabins.ts'
import type { AdminCabinsDeps } from '#services/cabins/admin-cabins.ts'
import { addFeed, removeFeed } from '#services/cabins/change-feeds.ts'
import { changeBy } from '../../security/admin-guard.ts'

const path = '/api/admin/cabins'
const params = z.object({ id: z.string().max(100) })
// Each asks another machine.
const config = { rateLimit: { max: 20, timeWindow: '1 minute' } }

/** The calendars of cabins. */
export function cabinFeedsApi(deps: AdminCabinsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${path}/:id/feeds`,
      {
        config,
        schema: {
          summary: 'Give a cabin a calendar of its bookings',
          description:
            'It is read first: 422 if that fails, and nothing is stored. Its address is never sent out again.',
          params,
          body: newFeedSchema,
          response: { 200: adminCabinsSchema },
        },
      },
      async (request) => {
        const change = changeBy(request, deps.clock)
        return addFeed(deps, request.params.id, { feed: request.body, change })
      },
    )

    app.delete(
      `${path}/:id/feeds/:feed`,
      {
        schema: {
          summary: 'Take a calendar away from a cabin',
          params: params.extend({ feed: z.string().max(100) }),
          response: { 200: adminCabinsSchema },
        },
      },
      async ({ params: { id, feed } }) => removeFeed(deps, id, feed),
    )
  }
}
