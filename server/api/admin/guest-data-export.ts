import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorSchema } from '#contracts/errors.ts'
import { guestDataRequestSchema } from '#contracts/guest-data.ts'
import { site } from '#content/site.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { exportGuestData } from '#services/guest-data/guest-data-export.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'

/** A copy for the guest who asks for it. Who may ask is decided where this is registered. */
export function guestDataExportApi(
  deps: Pick<Dependencies, 'db' | 'clock' | 'storage'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/admin/guest-data/export',
      {
        schema: {
          summary: 'Everything held about the guest of an e-mail address, with the files',
          tags: ['admin'],
          body: guestDataRequestSchema,
          response: {
            200: z.any().describe('A tar with guest-data.json and files/'),
            400: errorSchema,
            401: errorSchema,
            404: errorSchema,
            413: errorSchema,
            415: errorSchema,
            422: errorSchema,
            503: errorSchema,
          },
        },
      },
      async (request, reply) => {
        const archive = await exportGuestData(deps, request.body.email)
        const { id: adminId } = signedInAdmin(request)
        request.log.info({ adminId }, "a guest's data was exported")
        const name = `guest-data-${deps.clock.today(site.timeZone)}.tar`
        return reply
          .type('application/x-tar')
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(archive)
      },
    )
  }
}
