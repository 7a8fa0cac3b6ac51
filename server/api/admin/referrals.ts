import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { referralCountSchema } from '#contracts/admin.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { referralFigures } from '#services/referrals/referral-figures.ts'

export function adminReferralsApi(
  deps: Pick<Dependencies, 'site' | 'db' | 'clock'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/referrals',
      {
        schema: {
          summary: 'Referrals to the booking partner, by place and week',
          description:
            'The last eight weeks, each beginning on Monday in the zone of the property. Places without referrals are omitted.',
          response: { 200: z.array(referralCountSchema) },
        },
      },
      async () => referralFigures(deps),
    )
  }
}
