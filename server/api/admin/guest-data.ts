import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorSchema } from '#contracts/errors.ts'
import {
  guestDataDeletionSchema,
  guestDataRequestSchema,
  guestDataSchema,
} from '#contracts/guest-data.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { countGuestData, deleteGuestData } from '#services/guest-data/guest-data.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'

const path = '/api/admin/guest-data'

const refusals = {
  400: errorSchema,
  401: errorSchema,
  413: errorSchema,
  415: errorSchema,
  422: errorSchema,
}

/**
 * What is held about one guest, for the guest who asks. Who may ask is decided where this is
 * registered. The guest's address stands in bodies only; the log says that it was done, by whom and
 * how much it was, never about whom.
 */
export function guestDataApi(
  deps: Pick<Dependencies, 'db' | 'clock' | 'changes' | 'storage'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${path}/look-up`,
      {
        schema: {
          summary: 'How much is held about the guest of an e-mail address',
          tags: ['admin'],
          body: guestDataRequestSchema,
          response: { 200: guestDataSchema, ...refusals },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return countGuestData(deps, request.body.email)
      },
    )

    app.delete(
      path,
      {
        schema: {
          summary: 'Delete everything held about the guest of an e-mail address',
          description:
            'Takes the address twice. Answers how much it was. Deleting again finds nothing.',
          tags: ['admin'],
          body: guestDataDeletionSchema,
          response: { 200: guestDataSchema, ...refusals },
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
