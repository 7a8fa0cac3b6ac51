import type { FastifyRequest } from 'fastify'
import type { SignInDependencies } from '#services/sign-in/dependencies.ts'
import type { SessionCookie } from '../../security/session-cookie.ts'

/** What the routes around sessions share. */
export interface SessionParts {
  cookie: SessionCookie
  /** The dependencies, with a security log that knows the request. */
  depsOf: (request: FastifyRequest) => SignInDependencies
}
