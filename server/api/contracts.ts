import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorSchema } from '#contracts/errors.ts'
import { excessIn } from '#contracts/json-limits.ts'
import { RuleError } from '#services/errors.ts'
import { errorHandler, notFoundHandler } from '../errors.ts'

/** How every route validates requests and reports errors. */
export function applyContracts(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(errorHandler)
  app.setNotFoundHandler(notFoundHandler)
  app.addHook('onRoute', (route) => {
    const { schema, url } = route
    if (!schema || schema.hide || !url.startsWith('/api/')) return
    answerAsDeclared(route)
    schema.response = { ...errors(...usualErrors(route)), ...(schema.response as object) }
  })
  app.addHook('preValidation', refuseUnstorableParams)
  readJsonBodies(app)
}

/** A path may contain NUL, which PostgreSQL rejects as text. */
async function refuseUnstorableParams({ params }: FastifyRequest, reply: FastifyReply) {
  const values = Object.values(params ?? {})
  if (values.some((value) => String(value).includes('\0'))) return reply.callNotFound()
}

/** Handlers return what they send: success has the status the route declares, such as 201 or 204. */
function answerAsDeclared(route: RouteOptions): void {
  const statuses = Object.keys(route.schema?.response ?? {}).map(Number)
  const [status, ...others] = statuses.filter((each) => each < 300)
  if (status === undefined || status === 200 || others.length > 0) return
  const declare = async (_request: FastifyRequest, reply: FastifyReply) => void reply.code(status)
  route.preHandler = [route.preHandler ?? [], declare].flat()
}

/** The path of one row. */
export const ofOne = z.object({ id: z.string() })

/** The response of what returns nothing. */
export const noContent = { 204: z.undefined().describe('Done') }

/** How often one network may call a route. */
export function perMinute(max: number) {
  return { rateLimit: { max, timeWindow: '1 minute' } }
}

/** A route's error responses beyond those implied by its input. */
export function errors<Status extends number>(...statuses: Status[]) {
  return Object.fromEntries(statuses.map((status) => [status, errorSchema])) as Record<
    Status,
    typeof errorSchema
  >
}

/** The error responses implied by a route's path and input. */
function usualErrors({ url, schema, config }: RouteOptions): number[] {
  return [
    ...(url.startsWith('/api/admin/') ? [401] : []),
    ...(schema?.params ? [404] : []),
    ...(schema?.querystring ? [400, 422] : []),
    ...(schema?.body ? [400, 413, 415, 422] : []),
    ...(config?.rateLimit ? [429] : []),
  ]
}

/**
 * Parses JSON bodies. The browser's request helper sets the JSON content type on every call, even
 * without a body (specification, section 7), so an empty body is accepted.
 */
function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') return done(null, undefined)
      return parse(request, body, (error, json) => {
        const excess = error ? undefined : excessIn(json)
        done(excess === undefined ? error : new RuleError(excess), json)
      })
    },
  )
}
