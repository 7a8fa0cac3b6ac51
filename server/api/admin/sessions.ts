import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  sessionEndingSchema,
  sessionListSchema,
  successSchema,
  verifiedSchema,
} from '#contracts/admin.ts'
import type { PasswordDependencies } from '#services/sign-in/dependencies.ts'
import { endSessions, listOwnSessions } from '#services/sign-in/own-sessions.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'
import { securityLogTo } from '../../security/security-log.ts'
import { sessionCookie } from '../../security/session-cookie.ts'
import { joinRoutes } from './join.ts'
import { logoutRoutes } from './logout.ts'
import { passwordRoutes, type SessionOptions } from './passwords.ts'
import type { Secure } from '../../security/headers.ts'
import { errors } from '../contracts.ts'

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
