import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionLimits } from '#services/sign-in/limits.ts'
import type { Secure } from './headers.ts'

export interface SessionCookie {
  /** The browser's token; null if there is none or it is malformed. */
  read(request: FastifyRequest): string | null
  /** On a trusted device the cookie outlives the browser. */
  write(reply: FastifyReply, token: string, options?: { isTrusted: boolean }): void
  clear(reply: FastifyReply): void
}

const trustedSeconds = sessionLimits.trusted.absoluteHours * 3600
const tokenPattern = /^[\w-]{43}$/

/**
 * Under https, browsers bind `__Host-` cookies to this host and Secure (ASVS 3.3); plain http, for
 * trying the site locally, cannot use them. Lax, not Strict: notification mails link into the admin
 * area, and cross-site writes are rejected anyway. The cookie ends with the browser, except on a
 * trusted device; the server alone decides how long a session lasts.
 */
export function sessionCookie(secure: Secure): SessionCookie {
  const name = secure ? '__Host-admin' : 'admin'
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: secure !== false,
  } as const
  return {
    read(request) {
      const header = request.headers.cookie
      const token = header === undefined ? undefined : request.server.parseCookie(header)[name]
      return token !== undefined && tokenPattern.test(token) ? token : null
    },
    write(reply, token, { isTrusted } = { isTrusted: false }) {
      reply.setCookie(name, token, { ...attributes, ...(isTrusted && { maxAge: trustedSeconds }) })
    },
    clear: (reply) => void reply.clearCookie(name, attributes),
  }
}
