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
import { perMinute } from '../contracts.ts'

const path = '/api/admin/cabins'
const params = z.object({ id: z.string().max(100) })
const feedParams = params.extend({ feed: z.string().max(100) })
// Each asks another machine.
const config = perMinute(20)

/** The calendars of cabins. */
export function cabinFeedsApi(deps: AdminCabinsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const add = {
      config,
      schema: {
        summary: 'Give a cabin a calendar of its bookings',
        description:
          'It is read first: 422 if that fails, and nothing is stored. Its address is never sent out again.',
        params,
        body: newFeedSchema,
        response: { 200: adminCabinsSchema },
      },
    }
    app.post(`${path}/:id/feeds`, add, async (request) => {
      const change = changeBy(request, deps.clock)
      return addFeed(deps, request.params.id, { feed: request.body, change })
    })

    const tryOut = {
      config,
      schema: {
        summary: 'Read a calendar with other options, without storing anything',
        description: 'The nights from today on, and what differs. 422 if it can’t be read.',
        params,
        body: feedTrialSchema,
        response: { 200: feedReadingSchema },
      },
    }
    app.post(`${path}/:id/feeds/trial`, tryOut, async (request) =>
      tryFeed(deps, request.params.id, request.body),
    )

    const changeRoute = {
      summary: 'Change how a calendar is read',
      params: feedParams,
      body: feedOptionsSchema,
      response: { 200: adminCabinsSchema },
    }
    app.patch(
      `${path}/:id/feeds/:feed`,
      { schema: changeRoute },
      async ({ params: { id, feed }, body }) => changeFeed(deps, { cabin: id, id: feed }, body),
    )

    const remove = {
      summary: 'Take a calendar away from a cabin',
      params: feedParams,
      response: { 200: adminCabinsSchema },
    }
    app.delete(`${path}/:id/feeds/:feed`, { schema: remove }, async ({ params: { id, feed } }) =>
      removeFeed(deps, id, feed),
    )
  }
}
