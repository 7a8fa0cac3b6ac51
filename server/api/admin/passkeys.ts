import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { loginRefusedSchema, successSchema } from '#contracts/admin.ts'
import {
  newPasskeySchema,
  passkeyOptionsSchema,
  passkeyProofSchema,
  recoveryCodesSchema,
} from '#contracts/second-factors.ts'
import {
  addPasskey,
  newPasskeyOptions,
  passkeyOptions,
  proveWithPasskey,
  signInWithPasskey,
  type PasskeyDeps,
} from '#services/second-factors/passkeys.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'
import { securityLogTo } from '../../security/security-log.ts'
import { sessionCookie, type SessionCookie } from '../../security/session-cookie.ts'
import type { Secure } from '../../security/headers.ts'
import { errors, perMinute } from '../contracts.ts'
import { answerSignInRefusals, visitOf } from './passwords.ts'
import { secondFactorRoutes } from './second-factors.ts'

export interface SecondFactorOptions {
  cookie: SessionCookie
  depsOf: (request: FastifyRequest) => PasskeyDeps
}

/** Passkeys, codes from an app, and recovery codes. */
export function secondFactorsApi(options: {
  dependencies: Omit<PasskeyDeps, 'securityLog'>
  secure: Secure
}): FastifyPluginAsyncZod {
  const routes: SecondFactorOptions = {
    cookie: sessionCookie(options.secure),
    depsOf: ({ log }) => ({ ...options.dependencies, securityLog: securityLogTo(log) }),
  }
  return async (app) => {
    app.setErrorHandler(answerSignInRefusals)
    await app.register(signInRoutes(routes))
    await app.register(ownPasskeyRoutes(routes))
    await app.register(secondFactorRoutes(routes))
  }
}

const routeLimits = {
  bodyLimit: 64 * 1024,
  config: perMinute(60),
}

function signInRoutes({ cookie, depsOf }: SecondFactorOptions): FastifyPluginAsyncZod {
  return async (app) => {
    const passkey = {
      ...routeLimits,
      schema: {
        summary: 'Options for a browser that signs with a passkey',
        response: { 200: passkeyOptionsSchema },
      },
    }
    app.post('/api/admin/passkey/options', passkey, async (request) =>
      passkeyOptions(depsOf(request)),
    )

    const logIn = {
      ...routeLimits,
      schema: {
        summary: 'Log in with a passkey',
        description: 'Sets the session cookie. The options work once, for some minutes.',
        body: passkeyProofSchema,
        response: { 200: successSchema, 401: loginRefusedSchema },
      },
    }
    app.post('/api/admin/passkey', logIn, async (request, reply) => {
      const { credential, isTrusted = false } = request.body
      const { token } = await signInWithPasskey(depsOf(request), credential, {
        visit: { ...visitOf(request), isTrusted },
        previousToken: cookie.read(request),
      })
      cookie.write(reply, token, { isTrusted })
      return { success: true as const }
    })
  }
}

function ownPasskeyRoutes({ depsOf }: SecondFactorOptions): FastifyPluginAsyncZod {
  return async (app) => {
    const prove = {
      ...routeLimits,
      schema: {
        summary: 'Prove again who is signed in, with a passkey',
        body: passkeyProofSchema,
        response: { 200: successSchema },
      },
    }
    app.post('/api/admin/proof/passkey', prove, async (request) => {
      await proveWithPasskey(depsOf(request), signedInAdmin(request), request.body.credential)
      return { success: true as const }
    })

    const newRoute = {
      summary: 'Options for a browser that makes a passkey',
      response: { 200: passkeyOptionsSchema, ...errors(403) },
    }
    app.post('/api/admin/second-factors/passkeys/options', { schema: newRoute }, async (request) =>
      newPasskeyOptions(depsOf(request), signedInAdmin(request)),
    )

    const add = {
      ...routeLimits,
      schema: {
        summary: 'Add a passkey',
        body: newPasskeySchema,
        response: { 200: recoveryCodesSchema, ...errors(403, 409) },
      },
    }
    app.post('/api/admin/second-factors/passkeys', add, async (request) =>
      addPasskey(depsOf(request), signedInAdmin(request), request.body),
    )
  }
}
