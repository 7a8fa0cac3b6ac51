import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  launchConfirmationSchema,
  launchSchema,
  triedSchema,
  tryOutSchema,
} from '#contracts/launch.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { confirmFinding, launchOf } from '#services/launch/launch.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'

const path = '/api/admin/launch'
// Each walks through all documents, or asks other machines.
const config = { rateLimit: { max: 60, timeWindow: '1 minute' } }

type Deps = Pick<Dependencies, 'db' | 'site' | 'albums' | 'clock' | 'launch' | 'reaches'>

/** What is left before launch, for the owner. */
export function adminLaunchApi(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      path,
      {
        config,
        schema: {
          summary: 'What is left before launch, as `npm run preflight` lists it',
          description: 'From what is published now.',
          response: { 200: launchSchema },
        },
      },
      async () => launchOf(deps),
    )

    app.post(
      `${path}/confirmations`,
      {
        schema: {
          summary: 'Say that a line of the list is right as it is, or take that back',
          body: launchConfirmationSchema,
          response: { 204: z.undefined().describe('Saved') },
        },
      },
      async (request, reply) => {
        await confirmFinding(deps, request.body, signedInAdmin(request).username)
        return reply.code(204).send()
      },
    )

    app.post(
      `${path}/try-out`,
      {
        config,
        schema: {
          summary: 'Try out mail, calendars or the links to the booking partner',
          body: tryOutSchema,
          response: { 200: triedSchema },
        },
      },
      async (request) => deps.launch.tryOut[request.body.what](),
    )
  }
}
