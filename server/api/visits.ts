import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { pageViewSchema } from '#contracts/visits.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { CountedPage } from '../pages/count-visits.ts'
import { isGuest } from '../pages/visitor.ts'

const bodyLimitBytes = 2048
const viewsPerAddress = 120

interface Options {
  dependencies: Pick<Dependencies, 'tally'>
  countedPage: CountedPage
}

/** Moves inside the site: the browser has usually fetched the page ahead, so only it knows. */
export function visitsApi({
  dependencies: { tally },
  countedPage,
}: Options): FastifyPluginAsyncZod {
  return async (app) => {
    const counted = {
      bodyLimit: bodyLimitBytes,
      config: { rateLimit: { max: viewsPerAddress, timeWindow: '1 minute' } },
      schema: {
        summary: 'Count a move to another page inside the site',
        description:
          'Records the page and the day, never who it was. Programs and pages that do not exist are not counted.',
        body: pageViewSchema,
        response: { 204: z.undefined().describe('Received') },
      },
    }
    app.post('/api/visits', counted, async (request, reply) => {
      const page = countedPage(request.body.page)
      if (page !== null && isGuest(request.headers, 'empty')) tally.addView(page, 'inside')
      return reply.code(204).send()
    })
  }
}
