import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  loginRefusedSchema,
  loginSchema,
  passwordChangeSchema,
  sessionEndingSchema,
  successSchema,
} from '#contracts/admin.ts'
import { errorSchema } from '#contracts/errors.ts'
import { changePassword } from '#services/sign-in/password-change.ts'
import { endSessions } from '#services/sign-in/session-endings.ts'
import { signIn } from '#services/sign-in/sign-in.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'
import type { SessionParts } from './session-parts.ts'
import { answerSignInRefusals } from './sign-in-refusals.ts'

const routeLimits = {
  bodyLimit: 4096,
  // The services slow down guessing; this only bounds how often they are asked.
  config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
}

const refusals = { 400: errorSchema, 422: errorSchema, 429: errorSchema, 503: errorSchema }

/** The calls that look at a password: logging in, choosing another, and ending sessions. */
export function passwordRoutes({ cookie, depsOf }: SessionParts): FastifyPluginAsyncZod {
  return async (app) => {
    app.setErrorHandler(answerSignInRefusals)

    app.post(
      '/api/admin/login',
      {
        ...routeLimits,
        schema: {
          summary: 'Log in',
          description: 'Sets the session cookie. Repeated failures have to wait: see Retry-After.',
          tags: ['admin'],
          body: loginSchema,
          response: { 200: successSchema, 401: loginRefusedSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const { token } = await signIn(depsOf(request), {
          ...request.body,
          address: request.ip,
          previousToken: cookie.read(request),
        })
        cookie.write(reply, token)
        return { success: true as const }
      },
    )

    app.post(
      '/api/admin/password',
      {
        ...routeLimits,
        schema: {
          summary: 'Change the password',
          description: 'Logs out every other browser and renews the session of this one.',
          tags: ['admin'],
          body: passwordChangeSchema,
          response: { 200: successSchema, 401: errorSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const { token } = await changePassword(depsOf(request), signedInAdmin(request), {
          ...request.body,
          address: request.ip,
        })
        cookie.write(reply, token)
        return { success: true as const }
      },
    )

    app.post(
      '/api/admin/sessions/end',
      {
        ...routeLimits,
        schema: {
          summary: 'End one session, or all but this one',
          description:
            'Takes the current password. A session that has ended already is no mistake.',
          tags: ['admin'],
          body: sessionEndingSchema,
          response: { 200: successSchema, 401: errorSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const { ip: address, body } = request
        await endSessions(depsOf(request), signedInAdmin(request), { ...body, address })
        return reply.send({ success: true as const })
      },
    )
  }
}
