import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { successSchema } from '#contracts/admin.ts'
import { calendarsSchema, confirmMissingSchema } from '#contracts/feed-troubles.ts'
import { listTroubles } from '#services/availability/feed-watch.ts'
import { confirmMissing, listMissing } from '#services/availability/confirm-missing.ts'
import { cabinsWithoutFeed } from '#services/availability/cabins-without-feed.ts'
import { hiddenNights } from '#services/availability/hidden-nights.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { errors } from '../contracts.ts'

const path = '/api/admin/calendars'

type Deps = Pick<Dependencies, 'site' | 'db' | 'clock' | 'availability' | 'changes' | 'feedControl'>

export function adminAvailabilityApi(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const list = {
      summary:
        'Problems with the cabins’ feeds, cabins without any, and how many free nights are not offered',
      response: { 200: calendarsSchema },
    }
    app.get(path, { schema: list }, async () => ({
      troubles: await listTroubles(deps),
      missing: await listMissing(deps),
      withoutFeed: cabinsWithoutFeed(deps),
      hidden: hiddenNights(deps),
    }))

    const confirm = {
      summary: 'Confirm that nights a feed no longer lists are free',
      description: '409 if other nights are missing by now.',
      body: confirmMissingSchema,
      response: { 200: successSchema, ...errors(404, 409) },
    }
    app.post(`${path}/confirmation`, { schema: confirm }, async (request) => {
      await confirmMissing(deps, request.body)
      return { success: true as const }
    })
  }
}
