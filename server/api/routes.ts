import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Dependencies } from '#services/dependencies.ts'
import { errorHandler, notFoundHandler } from '../errors.ts'
import { health } from '../health.ts'
import { openApi } from '../openapi.ts'
import { requestLog } from '../request-log.ts'
import type { Passwords } from '#services/passwords.ts'
import { adminReferralsApi } from './admin/referrals.ts'
import { adminReviewsApi } from './admin/reviews.ts'
import { outboxApi } from './admin/outbox.ts'
import { adminSessionApi } from './admin/session.ts'
import { departuresApi } from './departures.ts'
import { referralsApi } from './referrals.ts'
import { reviewsApi } from './reviews.ts'

export interface ApiOptions {
  dependencies: Dependencies
  passwords: Passwords
  /** Whether visitors come over https. */
  secure: boolean
  /** How many reviews one address may send in ten minutes; the house rule when left out. */
  submissionsPerAddress?: number | undefined
  checkDatabase: () => Promise<void>
}

/** How every route checks what it gets and tells what is wrong. */
export function applyContracts(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(errorHandler)
  app.setNotFoundHandler(notFoundHandler)
}

/** Every route that answers with data, and the limits and log lines they share. */
export async function registerApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { dependencies, passwords, secure, checkDatabase, submissionsPerAddress } = options
  await app.register(requestLog)
  await app.register(rateLimit, { global: false })
  await app.register(openApi)
  await app.register(health, { checkDatabase })
  await app.register(reviewsApi(dependencies, { submissionsPerAddress }))
  await app.register(referralsApi(dependencies))
  await app.register(departuresApi(dependencies))
  await app.register(adminSessionApi({ dependencies: { ...dependencies, passwords }, secure }))
  await app.register(adminReviewsApi(dependencies))
  await app.register(adminReferralsApi(dependencies))
  await app.register(outboxApi(dependencies))
  app.get('/api/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
}
