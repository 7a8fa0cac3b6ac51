import cookies from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { mayUse, refusalMessages } from '#contracts/permissions.ts'
import { needsProof } from '#contracts/proven-calls.ts'
import { adminScreenOf, loginAddress } from '#contracts/return-path.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { verifySession } from '#services/sign-in/sessions.ts'
import type { SignedInAdmin } from '#services/sign-in/signed-in-admin.ts'
import type { UnavailableError } from '#services/errors.ts'
import { answerFor } from '../error-answers.ts'
import { unavailable } from '../outages.ts'
import type { PageAnswers } from '../pages/answers.ts'
import { writeFreshPage } from '../pages/write.ts'
import { loggedPath } from '../server-options.ts'
import { adminAreaOf, apiRoot, isWayIn, leadsToDashboard, type AdminArea } from './admin-area.ts'
import { securityLogTo } from './security-log.ts'
import { sessionCookie } from './session-cookie.ts'
import type { Secure } from './headers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in administrator; set on guarded addresses only. Handlers use `signedInAdmin`. */
    admin: SignedInAdmin | null
  }
  interface FastifyInstance {
    /** Every route below /api/admin, for the test that requests all of them. */
    adminRoutes: { method: string; url: string }[]
  }
}

export interface AdminGuardOptions {
  dependencies: Pick<Dependencies, 'db' | 'clock'>
  secure: Secure
  /** Shown instead of a page while sessions cannot be looked up; omitted, JSON is. */
  unavailablePage?: (error: UnavailableError) => Promise<PageAnswers>
}

const openAtOnce = ['/api/admin/verify', '/api/admin/logout', '/api/admin/logout-everywhere']
/** What an administrator who must first choose a password may call (ASVS 6.4.1). */
const openBeforePassword = [...openAtOnce, '/api/admin/password']
/** The same of one who needs a second factor first. */
const openBeforeFactor = [...openBeforePassword, '/api/admin/proof', '/api/admin/second-factors']

/**
 * Requires a session below /api/admin and /admin, except to sign in. It is a root hook that checks
 * the address, so routes added later are guarded automatically; it responds before a body is read.
 * Responses of the area are never cached.
 */
export const adminGuard = fastifyPlugin<AdminGuardOptions>(
  async (app, { dependencies, secure, unavailablePage }) => {
    const cookie = sessionCookie(secure)
    await app.register(cookies, { hook: false })
    app.decorateRequest('admin', null)
    app.decorate('adminRoutes', [])
    app.addHook('onRoute', ({ method, url }) => {
      if (!url.startsWith(apiRoot)) return
      for (const one of [method].flat()) app.adminRoutes.push({ method: one, url })
    })

    // Returns at once for visitors: this hook runs before every cached page.
    app.addHook('onRequest', (request, reply, next) => {
      const area = areaOf(request)
      if (area === null) next()
      else void admit(request, reply, area, next)
    })

    app.addHook('onSend', (request, reply, _payload, next) => {
      if (areaOf(request) !== null) reply.header('cache-control', 'no-store')
      next()
    })

    async function admit(
      request: FastifyRequest,
      reply: FastifyReply,
      area: AdminArea,
      next: (error?: Error) => void,
    ) {
      try {
        if (!(await guard(request, reply, area))) return
      } catch (error) {
        const known = area === 'page' ? unavailable(error, request) : undefined
        if (known && unavailablePage)
          return writeFreshPage(request, reply, await unavailablePage(known))
        return next(error instanceof Error ? error : new Error('guarding failed'))
      }
      next()
    }

    async function guard(request: FastifyRequest, reply: FastifyReply, area: AdminArea) {
      const deps = { ...dependencies, securityLog: securityLogTo(request.log) }
      const token = cookie.read(request)
      if (leadsToDashboard(askedBy(request)) && (await isSignedIn(deps, token))) {
        void reply.redirect(adminScreenOf(nextIn(request)), 303)
        return false
      }
      if (isWayIn(askedBy(request))) return true
      request.admin = token === null ? null : await verifySession(deps, token)
      const path = loggedPath(request.url)
      if (request.admin === null) {
        deps.securityLog({ event: 'access refused', because: 'no session', path })
        if (token !== null) cookie.clear(reply)
        refuse(reply, area)
        return false
      }
      const because = area === 'api' ? refusalOf(request, request.admin) : null
      if (because === null) return true
      deps.securityLog({ event: 'access refused', because, path })
      reply.code(403).send({ error: refusalMessages[because] })
      return false
    }
  },
)

/** The login screen is shown as well while sessions cannot be looked up. */
async function isSignedIn(
  deps: Parameters<typeof verifySession>[0],
  token: string | null,
): Promise<boolean> {
  return token !== null && (await verifySession(deps, token).catch(() => null)) !== null
}

function nextIn({ url }: FastifyRequest): string | null {
  return new URLSearchParams(url.split('?', 2)[1]).get('next')
}

/** The signed-in administrator. Throws if the route is not guarded. */
export function signedInAdmin(request: FastifyRequest): SignedInAdmin {
  if (!request.admin) throw new Error('This route is not guarded.')
  return request.admin
}

/** Who changes something, and when. Throws if the route is not guarded. */
export function changeBy(request: FastifyRequest, clock: Dependencies['clock']) {
  return { by: signedInAdmin(request).username, at: clock.now() }
}

function refuse(reply: FastifyReply, area: AdminArea): void {
  if (area === 'page') void reply.redirect(loginAddress(reply.request.url), 303)
  else void reply.code(401).send(answerFor(401))
}

function areaOf(request: FastifyRequest): AdminArea | null {
  return adminAreaOf(askedBy(request))
}

function askedBy({ method, url, routeOptions }: FastifyRequest) {
  return { method, target: url, route: routeOptions.url }
}

/** Why an administrator may not call a route; null if they may. An unknown address has no route. */
function refusalOf(
  { method, routeOptions: { url: route = '' } }: FastifyRequest,
  { role, mustChangePassword, mustAddSecondFactor, isProven }: SignedInAdmin,
): keyof typeof refusalMessages | null {
  if (!route.startsWith(apiRoot)) return null
  const isOneOf = (open: readonly string[]) =>
    open.some((beginning) => `${route}/`.startsWith(`${beginning}/`))
  if (mustChangePassword && !isOneOf(openBeforePassword)) return 'initial password'
  if (mustAddSecondFactor && !isOneOf(openBeforeFactor)) return 'no second factor'
  if (!mayUse(role, method, route)) return 'role'
  return isProven || !needsProof(method, route) ? null : 'not proven'
}
