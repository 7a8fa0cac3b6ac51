import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  madeInvitationSchema,
  newInvitationSchema,
  peopleSchema,
  roleChangeSchema,
} from '#contracts/people.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { invite, withdrawInvitation } from '#services/people/invitations.ts'
import { changeRole, listPeople, removePerson, signPersonOut } from '#services/people/people.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'
import { securityLogTo } from '../../security/security-log.ts'
import { noContent, errors, ofOne, perMinute } from '../contracts.ts'
import type { FastifyRequest } from 'fastify'

const path = '/api/admin/people'

type Deps = Pick<Dependencies, 'db' | 'clock' | 'origin'>

/** Who may sign in, and as what. The guard lets owners in only. */
export function adminPeopleApi(dependencies: Deps): FastifyPluginAsyncZod {
  const depsOf = ({ log }: FastifyRequest) => ({ ...dependencies, securityLog: securityLogTo(log) })
  return async (app) => {
    await app.register(invitationRoutes(dependencies, depsOf))

    const list = { summary: 'Administrators and invitations', response: { 200: peopleSchema } }
    app.get(path, { schema: list }, async (request) =>
      listPeople(dependencies, signedInAdmin(request)),
    )

    const change = {
      summary: "Change an administrator's role",
      params: ofOne,
      body: roleChangeSchema,
      response: { ...noContent, ...errors(403, 409) },
    }
    app.patch(`${path}/:id`, { schema: change }, async (request) => {
      const { role } = request.body
      const by = signedInAdmin(request).id
      await changeRole(depsOf(request), request.params.id, { role, by })
    })

    const remove = {
      summary: 'Remove an administrator and end their sessions',
      params: ofOne,
      response: { ...noContent, ...errors(403, 409) },
    }
    app.delete(`${path}/:id`, { schema: remove }, async (request) =>
      removePerson(depsOf(request), request.params.id, signedInAdmin(request).id),
    )

    const signOut = {
      summary: 'End all sessions of an administrator',
      params: ofOne,
      response: { ...noContent, ...errors(403) },
    }
    app.post(`${path}/:id/sign-out`, { schema: signOut }, async (request) =>
      signPersonOut(depsOf(request), request.params.id, signedInAdmin(request).id),
    )
  }
}

function invitationRoutes(
  dependencies: Deps,
  depsOf: (request: FastifyRequest) => Deps & { securityLog: ReturnType<typeof securityLogTo> },
): FastifyPluginAsyncZod {
  return async (app) => {
    const inviteRoute = {
      config: perMinute(60),
      schema: {
        summary: 'Invite somebody by a one-time link',
        description: 'Only this response contains the link: the site keeps a hash of it.',
        body: newInvitationSchema,
        response: { 201: madeInvitationSchema, ...errors(403) },
      },
    }
    app.post(`${path}/invitations`, inviteRoute, async (request) =>
      invite(depsOf(request), request.body, signedInAdmin(request)),
    )

    const withdraw = {
      summary: 'Withdraw an invitation',
      params: ofOne,
      response: { ...noContent, ...errors(403) },
    }
    app.delete(`${path}/invitations/:id`, { schema: withdraw }, async (request) =>
      withdrawInvitation(dependencies, request.params.id),
    )
  }
}
