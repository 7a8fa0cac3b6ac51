import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { adminSearchQuerySchema, adminSearchSchema } from '#contracts/admin-search.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { searchAdmin } from '#services/search/admin-search.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'
import { perMinute } from '../contracts.ts'

/** Search over everything in the admin area. */
export function adminSearchApi(deps: Pick<Dependencies, 'db' | 'site'>): FastifyPluginAsyncZod {
  return async (app) => {
    const search = {
      config: perMinute(120),
      schema: {
        summary: 'Reviews, inquiries, entries, winners and contests that contain a text',
        description:
          'In names, email addresses and words, or by id. Only what the role may see; a few of each kind, newest first.',
        querystring: adminSearchQuerySchema,
        response: { 200: adminSearchSchema },
      },
    }
    app.get('/api/admin/search', search, async (request) =>
      searchAdmin(deps, request.query, signedInAdmin(request).role),
    )
  }
}
