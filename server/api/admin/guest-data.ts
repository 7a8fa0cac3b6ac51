import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  guestDataDeletionSchema,
  guestDataRequestSchema,
  guestDataSchema,
} from '#contracts/guest-data.ts'
import type { Dependencies } from '#services/dependencies.ts'
import {
  countGuestData,
  deleteGuestData,
  exportGuestData,
} from '#services/guest-data/guest-data.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'
import { errors } from '../contracts.ts'
import { sendFile } from '../replies.ts'

const path = '/api/admin/guest-data'

/**
 * Data on file about one guest, at the guest's request. The address is only sent in bodies; the log
 * records the action, the administrator and the counts, never the guest.
 */
export function guestDataApi(
  deps: Pick<Dependencies, 'site' | 'db' | 'clock' | 'changes' | 'storage'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    const count = {
      summary: 'How much data is on file for the guest with an email address',
      body: guestDataRequestSchema,
      response: { 200: guestDataSchema },
    }
    app.post(`${path}/look-up`, { schema: count }, async (request) =>
      countGuestData(deps.db, request.body.email),
    )

    const deleteRoute = {
      summary: 'Delete all data on file for the guest with an email address',
      description: 'Requires the address twice. Returns the counts. Deleting again finds nothing.',
      body: guestDataDeletionSchema,
      response: { 200: guestDataSchema },
    }
    app.delete(path, { schema: deleteRoute }, async (request) => {
      const deleted = await deleteGuestData(deps, request.body.email)
      const { id: adminId } = signedInAdmin(request)
      request.log.info({ adminId, deleted }, "a guest's data was deleted")
      return deleted
    })

    const exportRoute = {
      summary: 'All data on file for the guest with an email address, including files',
      body: guestDataRequestSchema,
      response: {
        200: z.any().describe('A tar with guest-data.json and files/'),
        ...errors(404, 503),
      },
    }
    app.post(`${path}/export`, { schema: exportRoute }, async (request, reply) => {
      const archive = await exportGuestData(deps, request.body.email)
      const { id: adminId } = signedInAdmin(request)
      request.log.info({ adminId }, "a guest's data was exported")
      const name = `guest-data-${deps.clock.today(deps.site.facts.timeZone)}.tar`
      return sendFile(reply, { name, type: 'application/x-tar' }).send(archive)
    })
  }
}
