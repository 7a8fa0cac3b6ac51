import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { referralCountSchema, sourceCountSchema } from '#contracts/admin.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { referralFigures, sourceFigures } from '#services/referrals/referral-figures.ts'

export function adminReferralsApi(
  deps: Pick<Dependencies, 'site' | 'db' | 'clock'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    const referral = {
      summary: 'Referrals to the booking partner, by place and week',
      description:
        'The last eight weeks, each beginning on Monday in the zone of the property. Places without referrals are omitted.',
      response: { 200: z.array(referralCountSchema) },
    }
    app.get('/api/admin/referrals', { schema: referral }, async () => referralFigures(deps))
    const source = {
      summary: 'Referrals to the booking partner, by what led guests here and week',
      description:
        'The same weeks. `null` stands for guests whose source is not known; sources without referrals are omitted.',
      response: { 200: z.array(sourceCountSchema) },
    }
    app.get('/api/admin/referral-sources', { schema: source }, async () => sourceFigures(deps))
  }
}
