import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Dependencies } from '#services/dependencies.ts'
import { exportVisits } from '#services/visits/visits-export.ts'
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
