import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  adminCabinsSchema,
  feedOptionsSchema,
  feedReadingSchema,
  feedTrialSchema,
  newFeedSchema,
} from '#contracts/cabins.ts'
import type { AdminCabinsDeps } from '#services/cabins/admin-cabins.ts'
import { addFeed, changeFeed, removeFeed } from '#services/cabins/change-feeds.ts'
import { tryFeed } from '#services/cabins/try-feed.ts'
import { changeBy } from '../../security/admin-guard.ts'

const path = '/api/admin/cabins'
const params = z.object({ id: z.string().max(100) })
const feedParams = params.extend({ feed: z.string().max(100) })
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

    app.post(
      `${path}/:id/feeds/trial`,
      {
        config,
        schema: {
          summary: 'Read a calendar with other options, without storing anything',
          description: 'The nights from today on, and what differs. 422 if it can’t be read.',
          params,
          body: feedTrialSchema,
          response: { 200: feedReadingSchema },
        },
      },
      async (request) => tryFeed(deps, request.params.id, request.body),
    )

    app.patch(
      `${path}/:id/feeds/:feed`,
      {
        schema: {
          summary: 'Change how a calendar is read',
          params: feedParams,
          body: feedOptionsSchema,
          response: { 200: adminCabinsSchema },
        },
      },
      async ({ params: { id, feed }, body }) => changeFeed(deps, { cabin: id, id: feed }, body),
    )

    app.delete(
      `${path}/:id/feeds/:feed`,
      {
        schema: {
          summary: 'Take a calendar away from a cabin',
          params: feedParams,
          response: { 200: adminCabinsSchema },
        },
      },
      async ({ params: { id, feed } }) => removeFeed(deps, id, feed),
    )
  }
}
