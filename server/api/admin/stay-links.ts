import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
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
import { ofOne, noContent, perMinute } from '../contracts.ts'

const path = '/api/admin/stay-links'

/** One-time links by which guests leave a review or an entry marked as a verified stay. */
export function adminStayLinksApi(
  deps: Pick<Dependencies, 'site' | 'db' | 'clock' | 'origin'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    const list = {
      summary: 'Links for verified stays, newest first',
      querystring: adminStayLinkQuerySchema,
      response: { 200: adminStayLinkListSchema },
    }
    app.get(path, { schema: list }, async (request, reply) => {
      const { links, nextCursor } = await listStayLinks(deps, request.query)
      linkNext(reply, request.query, nextCursor)
      return links
    })

    const make = {
      config: perMinute(60),
      schema: {
        summary: 'Make a one-time link for a stay',
        description: 'Only this response contains the link: the site keeps a hash of it.',
        body: newStayLinkSchema,
        response: { 201: madeStayLinkSchema },
      },
    }
    app.post(path, make, async (request, reply) => {
      const { username } = signedInAdmin(request)
      reply.header('cache-control', 'no-store')
      return makeStayLink(deps, request.body, username)
    })

    const withdraw = {
      summary: 'Withdraw a link',
      description: 'What came by it before keeps its mark.',
      params: ofOne,
      response: noContent,
    }
    app.delete(`${path}/:id`, { schema: withdraw }, async (request) =>
      withdrawStayLink(deps, request.params.id),
    )
  }
}
