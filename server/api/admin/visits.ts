import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { visitsQuerySchema, visitsSchema } from '#contracts/visits.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { exportVisits } from '#services/visits/visits-export.ts'
import { visitFigures } from '#services/visits/visit-figures.ts'
import { csvSchema, sendCsv } from '../csv.ts'

/** What the site brings: visits, searches, clicks to the partner, reviews. */
export function adminVisitsApi(
  deps: Pick<Dependencies, 'site' | 'db' | 'clock'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    const visit = {
      summary: 'Visits, searches, clicks to the booking partner and reviews over time',
      description:
        'Days and months are those of the property. The last few seconds may be missing.',
      querystring: visitsQuerySchema,
      response: { 200: visitsSchema },
    }
    app.get('/api/admin/visits', { schema: visit }, async (request) =>
      visitFigures(deps, request.query.period),
    )

    const send = {
      summary: 'All daily sums of visits and searches as CSV',
      response: { 200: csvSchema },
    }
    app.get('/api/admin/visits/export.csv', { schema: send }, async (_request, reply) =>
      sendCsv(reply, deps, 'visits', exportVisits(deps)),
    )
  }
}
