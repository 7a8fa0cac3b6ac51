import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorSchema } from '#contracts/errors.ts'
import { guestDataQuerySchema, guestDataSchema } from '#contracts/guest-data.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { countGuestData, deleteGuestData } from '#services/guest-data.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'

const path = '/api/admin/guest-data'

/**
 * What is held about one guest, for the guest who asks. Who may ask is decided where this is
 * registered. The log says that it was done, by whom and how much it was, never about whom.
 */
export function guestDataApi(
  deps: Pick<Dependencies, 'db' | 'changes' | 'storage'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      path,
      {
        schema: {
          summary: 'How much is held about the guest of an e-mail address',
          tags: ['admin'],
          querystring: guestDataQuerySchema,
          response: { 200: guestDataSchema, 400: errorSchema, 401: errorSchema, 422: errorSchema },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return countGuestData(deps, request.query.email)
      },
    )

    app.delete(
      path,
      {
        schema: {
          summary: 'Delete everything held about the guest of an e-mail address',
          description: 'Answers how much it was. Deleting again finds nothing.',
          tags: ['admin'],
          body: guestDataQuerySchema,
          response: {
            200: guestDataSchema,
            400: errorSchema,
            401: errorSchema,
            413: errorSchema,
            415: errorSchema,
            422: errorSchema,
          },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const deleted = await deleteGuestData(deps, request.body.email)
        const { id: adminId } = signedInAdmin(request)
        request.log.info({ adminId, deleted }, "a guest's data was deleted")
        return deleted
      },
    )
  }
}
