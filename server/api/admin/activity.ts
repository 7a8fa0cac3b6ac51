import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  activityListSchema,
  activityNamesSchema,
  activityQuerySchema,
} from '#contracts/activity.ts'
import { activeNames, listActivity } from '#services/activity/activity.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { linkNext } from '../replies.ts'

const path = '/api/admin/activity'

/** Who did what in the admin area, and when. */
export function activityApi(deps: Pick<Dependencies, 'db' | 'site'>): FastifyPluginAsyncZod {
  return async (app) => {
    const list = {
      summary: 'Who changed what, newest first; kept for a year',
      querystring: activityQuerySchema,
      response: { 200: activityListSchema },
    }
    app.get(path, { schema: list }, async (request, reply) => {
      const { activities, nextCursor } = await listActivity(deps, request.query)
      linkNext(reply, request.query, nextCursor)
      return activities
    })

    const active = {
      summary: 'Everyone who changed something in the last year',
      response: { 200: activityNamesSchema },
    }
    app.get(`${path}/names`, { schema: active }, async () => activeNames(deps))
  }
}
