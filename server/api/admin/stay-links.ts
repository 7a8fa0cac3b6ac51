import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  adminStayLinkListSchema,
  adminStayLinkQuerySchema,
  madeStayLinkSchema,
  newStayLinkSchema,
} from '#contracts/stay-links.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { listStayLinks, makeStayLink, withdrawStayLink } from '#services/stay-links/stay-links.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'
import { linkNext } from '../replies.ts'

const path = '/api/admin/stay-links'

/** One-time links by which guests leave a review or an entry marked as a verified stay. */
export function adminStayLinksApi(
  deps: Pick<Dependencies, 'site' | 'db' | 'clock' | 'origin'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      path,
      {
        schema: {
          summary: 'Links for verified stays, newest first',
          querystring: adminStayLinkQuerySchema,
          response: { 200: adminStayLinkListSchema },
        },
      },
      async (request, reply) => {
        const { links, nextCursor } = await listStayLinks(deps, request.query)
        linkNext(reply, request.query, nextCursor)
        return links
      },
    )

    app.post(
      path,
      {
        config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
        schema: {
          summary: 'Make a one-time link for a stay',
          description: 'Only this response contains the link: the site keeps a hash of it.',
          body: newStayLinkSchema,
          response: { 201: madeStayLinkSchema },
        },
      },
      async (request, reply) => {
        const { username } = signedInAdmin(request)
        reply.header('cache-control', 'no-store')
        return reply.code(201).send(await makeStayLink(deps, request.body, username))
      },
    )

    app.delete(
      `${path}/:id`,
      {
        schema: {
          summary: 'Withdraw a link',
          description: 'What came by it before keeps its mark.',
          params: z.object({ id: z.string() }),
          response: { 204: z.undefined().describe('It no longer works') },
        },
      },
      async (request, reply) => {
        await withdrawStayLink(deps, request.params.id)
        return reply.code(204).send()
      },
    )
  }
}
