import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  loginRefusedSchema,
  loginSchema,
  passwordChangeSchema,
  proofSchema,
  successSchema,
} from '#contracts/admin.ts'
import { BusyError, InvalidCredentialsError, TooManyAttemptsError } from '#services/errors.ts'
import type { PasswordDependencies } from '#services/sign-in/dependencies.ts'
import type { Visit } from '#services/sign-in/device.ts'
import { provenMinutes } from '#services/sign-in/limits.ts'
import { changePassword } from '#services/sign-in/password-change.ts'
import { proveWithCode, proveWithPassword } from '#services/sign-in/proof.ts'
import { signIn } from '#services/sign-in/sign-in.ts'
import { answerFor } from '../../error-answers.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'
import type { SessionCookie } from '../../security/session-cookie.ts'
import { errors, perMinute } from '../contracts.ts'

const routeLimits = {
  bodyLimit: 4096,
  // The services slow down guessing; this only limits how often they are called.
  config: perMinute(60),
}

/** The routes that check a password: signing in, changing it, and proving who one is. */
export function passwordRoutes({ cookie, depsOf }: SessionOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.setErrorHandler(answerSignInRefusals)

    const logIn = {
      ...routeLimits,
      schema: {
        summary: 'Log in',
        description: 'Sets the session cookie. Repeated failures must wait: see Retry-After.',
        body: loginSchema,
        response: { 200: successSchema, 401: loginRefusedSchema, ...errors(503) },
      },
    }
    app.post('/api/admin/login', logIn, async (request, reply) => {
      const { isTrusted = false } = request.body
      const { token } = await signIn(depsOf(request), {
        ...request.body,
        visit: { ...visitOf(request), isTrusted },
        previousToken: cookie.read(request),
      })
      cookie.write(reply, token, { isTrusted })
      return { success: true as const }
    })

    const change = {
      ...routeLimits,
      schema: {
        summary: 'Change the password',
        description: 'Logs out every other browser and renews the session of this one.',
        body: passwordChangeSchema,
        response: { 200: successSchema, ...errors(503) },
      },
    }
    app.post('/api/admin/password', change, async (request, reply) => {
      const { token } = await changePassword(depsOf(request), signedInAdmin(request), {
        ...request.body,
        visit: visitOf(request),
      })
      cookie.write(reply, token)
      return { success: true as const }
    })

    const prove = {
      ...routeLimits,
      schema: {
        summary: 'Prove again who is signed in',
        description: `Opens what asks for it for ${provenMinutes} minutes.`,
        body: proofSchema,
        response: { 200: successSchema, ...errors(503) },
      },
    }
    app.post('/api/admin/proof', prove, async (request) => {
      const { ip: address, body } = request
      const [deps, admin] = [depsOf(request), signedInAdmin(request)]
      if ('code' in body) await proveWithCode(deps, admin, { ...body, address })
      else await proveWithPassword(deps, admin, { ...body, address })
      return { success: true as const }
    })
  }
}

/** The browser of a request. */
export function visitOf({ ip, headers }: FastifyRequest): Visit {
  return { address: ip, userAgent: headers['user-agent'] ?? '' }
}

/** Handles the errors of checking a password; the site's error handler gets the rest. */
export function answerSignInRefusals(
  error: unknown,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof InvalidCredentialsError) {
    void reply.code(401).send({ success: false, error: error.message })
  } else if (error instanceof TooManyAttemptsError) {
    reply.header('retry-after', String(error.retryAfterSeconds))
    void reply.code(429).send({ error: error.message })
  } else if (error instanceof BusyError) {
    void reply.code(503).send(answerFor(503))
  } else {
    throw error
  }
}

/** Shared by the session routes. */
export interface SessionOptions {
  cookie: SessionCookie
  /** The dependencies, with a security log for this request. */
  depsOf: (request: FastifyRequest) => PasswordDependencies
}
