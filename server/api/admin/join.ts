import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { successSchema } from '#contracts/admin.ts'
import { joinLookUpSchema, joinOfferSchema, joinSchema } from '#contracts/people.ts'
import { join, readInvitation } from '#services/people/invitations.ts'
import { errors, perMinute } from '../contracts.ts'
import { answerSignInRefusals, visitOf, type SessionOptions } from './passwords.ts'

const path = '/api/admin/join'

const routeLimits = {
  bodyLimit: 4096,
  config: perMinute(60),
}

/** The way in for somebody who was invited. */
export function joinRoutes({ cookie, depsOf }: SessionOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.setErrorHandler(answerSignInRefusals)

    const read = {
      ...routeLimits,
      schema: {
        summary: 'What an invitation offers',
        body: joinLookUpSchema,
        response: { 200: joinOfferSchema, ...errors(404) },
      },
    }
    app.post(`${path}/look-up`, read, async (request) =>
      readInvitation(depsOf(request), request.body.token),
    )

    const joinRoute = {
      ...routeLimits,
      schema: {
        summary: 'Become an administrator by an invitation',
        description: 'Uses up the invitation and sets the session cookie.',
        body: joinSchema,
        response: { 200: successSchema, ...errors(404, 503) },
      },
    }
    app.post(path, joinRoute, async (request, reply) => {
      const visit = visitOf(request)
      const { token } = await join(depsOf(request), { ...request.body, visit })
      cookie.write(reply, token)
      return { success: true as const }
    })
  }
}
