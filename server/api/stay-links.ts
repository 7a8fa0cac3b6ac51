import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { stayLinkQuerySchema, stayLinkSchema } from '#contracts/stay-links.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { readStayLink } from '#services/stay-links/stay-links.ts'
import { errors } from './contracts.ts'

/** What a guest's stay link is good for. Looking does not use it up. */
export function stayLinksApi(
  deps: Pick<Dependencies, 'site' | 'db' | 'clock'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    const read = {
      summary: 'The stay that a one-time link is for',
      description: 'Looking does not use the link up.',
      querystring: stayLinkQuerySchema,
      response: { 200: stayLinkSchema, ...errors(404) },
    }
    app.get('/api/stay-links', { schema: read }, async ({ query }, reply) => {
      reply.header('cache-control', 'no-store')
      return readStayLink(deps, query.stay)
    })
  }
}
