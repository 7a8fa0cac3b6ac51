import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { calendarsSchema } from '#contracts/feed-troubles.ts'
import { listTroubles } from '#services/availability/feed-watch.ts'
import { cabinsWithoutFeed } from '#services/availability/cabins-without-feed.ts'
import { hiddenNights } from '#services/availability/hidden-nights.ts'
import type { Dependencies } from '#services/dependencies.ts'

export function adminAvailabilityApi(
  deps: Pick<Dependencies, 'site' | 'db' | 'clock' | 'availability'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/calendars',
      {
        schema: {
          summary:
            'Problems with the cabins’ feeds, cabins without any, and how many free nights are not offered',
          response: { 200: calendarsSchema },
        },
      },
      async () => ({
        troubles: await listTroubles(deps),
        withoutFeed: cabinsWithoutFeed(deps),
        hidden: hiddenNights(deps),
      }),
    )
  }
}
