import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { site } from '#content/site.ts'
import {
  erasureSchema,
  guestDataDeletionSchema,
  guestDataRequestSchema,
  guestDataSchema,
} from '#contracts/guest-data.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { erasureWait } from '#services/guest-data/erasure-work.ts'
import {
  exportGuestData,
  countGuestData,
  deleteGuestData,
} from '#services/guest-data/guest-data.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'
import { errors } from '../contracts.ts'
import { sendFile } from '../replies.ts'

const path = '/api/admin/guest-data'

/**
 * Data on file about one guest, for the guest who asks. The guest's address is in bodies only; the
 * log says what was done, by whom and how much it was, never about whom.
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
          body: guestDataRequestSchema,
          response: { 200: guestDataSchema },
        },
      },
      async (request) => countGuestData(deps, request.body.email),
    )

    app.delete(
      path,
      {
        schema: {
          summary: 'Delete everything held about the guest of an e-mail address',
          description:
            'Takes the address twice. Answers how much it was. Deleting again finds nothing.',
          body: guestDataDeletionSchema,
          response: { 200: guestDataSchema },
        },
      },
      async (request) => {
        const deleted = await deleteGuestData(deps, request.body.email)
        const { id: adminId } = signedInAdmin(request)
        request.log.info({ adminId, deleted }, "a guest's data was deleted")
        return deleted
      },
    )

    app.post(
      `${path}/export`,
      {
        schema: {
          summary: 'Everything held about the guest of an e-mail address, with the files',
          body: guestDataRequestSchema,
          response: {
            200: z.any().describe('A tar with guest-data.json and files/'),
            ...errors(404, 503),
          },
        },
      },
      async (request, reply) => {
        const archive = await exportGuestData(deps, request.body.email)
        const { id: adminId } = signedInAdmin(request)
        request.log.info({ adminId }, "a guest's data was exported")
        const name = `guest-data-${deps.clock.today(site.timeZone)}.tar`
        return sendFile(reply, { name, type: 'application/x-tar' }).send(archive)
      },
    )
  }
}

/** Whether deleted words are gone. */
export function erasureApi(deps: Pick<Dependencies, 'db'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/erasure',
      {
        schema: {
          summary: 'Since when another program has kept deleted words in the write-ahead log',
          response: { 200: erasureSchema },
        },
      },
      async () => {
        const since = await erasureWait(deps)
        return { waitingSince: since?.toString({ smallestUnit: 'millisecond' }) ?? null }
      },
    )
  }
}
