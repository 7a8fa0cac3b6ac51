import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Secure } from './headers.ts'

/** The only place that knows the session cookie. */
export interface SessionCookie {
  /** The token that the browser sent, null when it sent none that could be one. */
  read(request: FastifyRequest): string | null
  write(reply: FastifyReply, token: string): void
  clear(reply: FastifyReply): void
}

const tokenPattern = /^[\w-]{43}$/

/**
 * Under https browsers hold `__Host-` cookies to this host and to Secure (ASVS 3.3); plain http,
 * for trying the site at home, cannot have them. Lax, not Strict: a link in a notification mail
 * leads into the admin area, and writes from other sites are refused anyway. No date: the cookie
 * ends with the browser, and the server alone decides how long a session lives.
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
    write: (reply, token) => void reply.setCookie(name, token, attributes),
    clear: (reply) => void reply.clearCookie(name, attributes),
  }
}
