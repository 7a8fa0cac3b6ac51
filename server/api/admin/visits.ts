import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dependencies } from '#services/dependencies.ts'
import { exportVisits } from '#services/visits/visits-export.ts'
import { referralCountSchema, sourceCountSchema } from '#contracts/admin.ts'
import { referralFigures, sourceFigures } from '#services/referrals/referral-figures.ts'
import { csvSchema, sendCsv } from '../csv.ts'

/** What the site brings, as a file. */
export function adminVisitsApi(
  deps: Pick<Dependencies, 'site' | 'db' | 'clock'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    const send = {
      summary: 'All daily sums of visits and searches as CSV',
      response: { 200: csvSchema },
    }
    app.get('/api/admin/visits/export.csv', { schema: send }, async (_request, reply) =>
      sendCsv(reply, deps, 'visits', exportVisits(deps)),
    )
  }
}

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
