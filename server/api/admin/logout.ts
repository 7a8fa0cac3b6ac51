import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { successSchema } from '#contracts/admin.ts'
import { signOut, signOutEverywhere } from '#services/sign-in/own-sessions.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'
import type { SessionOptions } from './passwords.ts'

// No Clear-Site-Data on sign-out: the browser drops an unsaved reply by itself, and the header
// would also delete a guest's draft review.
export function logoutRoutes({ cookie, depsOf }: SessionOptions): FastifyPluginAsyncZod {
  const schema = { response: { 200: successSchema } }
  return async (app) => {
    const sign = { ...schema, summary: 'Log out' }
    app.post('/api/admin/logout', { schema: sign }, async (request, reply) => {
      await signOut(depsOf(request), signedInAdmin(request))
      cookie.clear(reply)
      return { success: true as const }
    })

    const signRoute = { ...schema, summary: 'Sign out of every browser' }
    app.post('/api/admin/logout-everywhere', { schema: signRoute }, async (request, reply) => {
      await signOutEverywhere(depsOf(request), signedInAdmin(request))
      cookie.clear(reply)
      return { success: true as const }
    })
  }
}
