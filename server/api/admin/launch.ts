import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  launchConfirmationSchema,
  launchSchema,
  triedSchema,
  tryOutSchema,
} from '#contracts/launch.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { confirmFinding, launchOf } from '#services/launch/launch.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'
import { noContent, perMinute } from '../contracts.ts'

const path = '/api/admin/launch'
// Each walks through all documents, or asks other machines.
const config = perMinute(60)

type Deps = Pick<Dependencies, 'db' | 'site' | 'albums' | 'clock' | 'launch' | 'reaches'>

/** What is left before launch, for the owner. */
export function adminLaunchApi(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const launchRoute = {
      config,
      schema: {
        summary: 'What is left before launch, as `npm run preflight` lists it',
        description: 'From what is published now.',
        response: { 200: launchSchema },
      },
    }
    app.get(path, launchRoute, async () => launchOf(deps))

    const confirm = {
      summary: 'Say that a line of the list is right as it is, or take that back',
      body: launchConfirmationSchema,
      response: noContent,
    }
    app.post(`${path}/confirmations`, { schema: confirm }, async (request) =>
      confirmFinding(deps, request.body, signedInAdmin(request).username),
    )

    const tryOutRoute = {
      config,
      schema: {
        summary: 'Try out mail, calendars or the links to the booking partner',
        body: tryOutSchema,
        response: { 200: triedSchema },
      },
    }
    app.post(`${path}/try-out`, tryOutRoute, async (request) =>
      deps.launch.tryOut[request.body.what](),
    )
  }
}
