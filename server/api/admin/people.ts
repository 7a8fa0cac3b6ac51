import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
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
import { errors } from '../contracts.ts'
import type { FastifyRequest } from 'fastify'

const path = '/api/admin/people'
const params = z.object({ id: z.string() })
const done = { 204: z.undefined().describe('Done') }

type Deps = Pick<Dependencies, 'db' | 'clock' | 'origin'>

/** Who may sign in, and as what. The guard lets owners in only. */
export function adminPeopleApi(dependencies: Deps): FastifyPluginAsyncZod {
  const depsOf = ({ log }: FastifyRequest) => ({ ...dependencies, securityLog: securityLogTo(log) })
  return async (app) => {
    await app.register(invitationRoutes(dependencies, depsOf))

    app.get(
      path,
      { schema: { summary: 'Administrators and invitations', response: { 200: peopleSchema } } },
      async (request) => listPeople(dependencies, signedInAdmin(request)),
    )

    app.patch(
      `${path}/:id`,
      {
        schema: {
          summary: "Change an administrator's role",
          params,
          body: roleChangeSchema,
          response: { ...done, ...errors(403, 409) },
        },
      },
      async (request, reply) => {
        const { role } = request.body
        const by = signedInAdmin(request).id
        await changeRole(depsOf(request), request.params.id, { role, by })
        return reply.code(204).send(undefined)
      },
    )

    app.delete(
      `${path}/:id`,
      {
        schema: {
          summary: 'Remove an administrator and end their sessions',
          params,
          response: { ...done, ...errors(403, 409) },
        },
      },
      async (request, reply) => {
        await removePerson(depsOf(request), request.params.id, signedInAdmin(request).id)
        return reply.code(204).send(undefined)
      },
    )

    app.post(
      `${path}/:id/sign-out`,
      {
        schema: {
          summary: 'End all sessions of an administrator',
          params,
          response: { ...done, ...errors(403) },
        },
      },
      async (request, reply) => {
        await signPersonOut(depsOf(request), request.params.id, signedInAdmin(request).id)
        return reply.code(204).send(undefined)
      },
    )
  }
}

function invitationRoutes(
  dependencies: Deps,
  depsOf: (request: FastifyRequest) => Deps & { securityLog: ReturnType<typeof securityLogTo> },
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${path}/invitations`,
      {
        config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
        schema: {
          summary: 'Invite somebody by a one-time link',
          description: 'Only this response contains the link: the site keeps a hash of it.',
          body: newInvitationSchema,
          response: { 201: madeInvitationSchema, ...errors(403) },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await invite(depsOf(request), request.body, signedInAdmin(request))),
    )

    app.delete(
      `${path}/invitations/:id`,
      {
        schema: {
          summary: 'Withdraw an invitation',
          params,
          response: { ...done, ...errors(403) },
        },
      },
      async (request, reply) => {
        await withdrawInvitation(dependencies, request.params.id)
        return reply.code(204).send(undefined)
      },
    )
  }
}
