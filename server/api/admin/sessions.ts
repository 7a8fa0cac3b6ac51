import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  sessionEndingSchema,
  sessionListSchema,
  successSchema,
  verifiedSchema,
} from '#contracts/admin.ts'
import type { PasswordDependencies } from '#services/sign-in/dependencies.ts'
import {
  endSessions,
  listOwnSessions,
  signOut,
  signOutEverywhere,
} from '#services/sign-in/own-sessions.ts'
import { joinLookUpSchema, joinOfferSchema, joinSchema } from '#contracts/people.ts'
import { join, readInvitation } from '#services/people/invitations.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'
import { securityLogTo } from '../../security/security-log.ts'
import { sessionCookie } from '../../security/session-cookie.ts'
import { passwordRoutes, answerSignInRefusals, visitOf, type SessionOptions } from './passwords.ts'
import type { Secure } from '../../security/headers.ts'
import { errors, perMinute } from '../contracts.ts'

export interface AdminSessionsOptions {
  dependencies: Omit<PasswordDependencies, 'securityLog'>
  /** Whether visitors use https. */
  secure: Secure
}

/** Signing in and out, and sessions (specification, sections 6 and 7). */
export function adminSessionsApi(options: AdminSessionsOptions): FastifyPluginAsyncZod {
  const routes: SessionOptions = {
    cookie: sessionCookie(options.secure),
    depsOf: ({ log }) => ({ ...options.dependencies, securityLog: securityLogTo(log) }),
  }
  return async (app) => {
    await app.register(passwordRoutes(routes))
    await app.register(joinRoutes(routes))
    await app.register(sessionRoutes(routes))
    await app.register(logoutRoutes(routes))
  }
}

function sessionRoutes({ depsOf }: SessionOptions): FastifyPluginAsyncZod {
  return async (app) => {
    const read = { summary: 'Who is signed in', response: { 200: verifiedSchema } }
    app.get('/api/admin/verify', { schema: read }, (request) => {
      const admin = signedInAdmin(request)
      return {
        authenticated: true as const,
        username: admin.username,
        role: admin.role,
        passwordIsInitial: admin.passwordIsInitial,
        mustChangePassword: admin.mustChangePassword,
        mustAddSecondFactor: admin.mustAddSecondFactor,
        hasTotp: admin.hasTotp,
        hasPasskey: admin.hasPasskey,
      }
    })

    const list = {
      summary: 'Where the administrator is signed in',
      response: { 200: sessionListSchema, ...errors(403) },
    }
    app.get('/api/admin/sessions', { schema: list }, (request) =>
      listOwnSessions(depsOf(request), signedInAdmin(request), request.ip),
    )

    const end = {
      summary: 'End one session, or all others',
      description: 'A session that has already ended is not an error.',
      body: sessionEndingSchema,
      response: { 200: successSchema, ...errors(403) },
    }
    app.post('/api/admin/sessions/end', { schema: end }, async (request) => {
      await endSessions(depsOf(request), signedInAdmin(request), request.body.id)
      return { success: true as const }
    })
  }
}

// No Clear-Site-Data on sign-out: the browser drops an unsaved reply by itself, and the header
// would also delete a guest's draft review.
function logoutRoutes({ cookie, depsOf }: SessionOptions): FastifyPluginAsyncZod {
  const schema = { response: { 200: successSchema } }
  return async (app) => {
    const logOut = { ...schema, summary: 'Log out' }
    app.post('/api/admin/logout', { schema: logOut }, async (request, reply) => {
      await signOut(depsOf(request), signedInAdmin(request))
      cookie.clear(reply)
      return { success: true as const }
    })

    const everywhere = { ...schema, summary: 'Sign out of every browser' }
    app.post('/api/admin/logout-everywhere', { schema: everywhere }, async (request, reply) => {
      await signOutEverywhere(depsOf(request), signedInAdmin(request))
      cookie.clear(reply)
      return { success: true as const }
    })
  }
}

const path = '/api/admin/join'

const routeLimits = {
  bodyLimit: 4096,
  config: perMinute(60),
}

/** The way in for somebody who was invited. */
function joinRoutes({ cookie, depsOf }: SessionOptions): FastifyPluginAsyncZod {
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
