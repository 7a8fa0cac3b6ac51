import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorAnswer } from '#contracts/errors.ts'
import {
  BadCursorError,
  ConflictError,
  type FileRefusal,
  FileRefusedError,
  LimitError,
  NotFoundError,
  RuleError,
  UnavailableError,
} from '#services/errors.ts'
import { answerFor, isExpected } from './error-answers.ts'
import { describeFailure } from './logs/describe-failure.ts'
import { levelOf, unavailable } from './outages.ts'
import { describeValidation } from './validation-errors.ts'

const statusOfRefusal: Readonly<Record<FileRefusal, number>> = {
  'too large': 413,
  'wrong type': 415,
  'too many': 422,
  unreadable: 422,
}

const apiMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

const plainPath = /^[\w/-]+$/

interface Described {
  status: number
  answer: ErrorAnswer
}

/**
 * Converts every failure to the one error shape (contracts/errors.ts). Unexpected errors are logged
 * with the request's id and hidden from the visitor. Headers already set stay, such as Retry-After.
 */
export function errorHandler(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { error, status, answer } = explainFailure(thrown, request)
  if (error instanceof UnavailableError || error instanceof LimitError) {
    reply.header('retry-after', error.retryAfterSeconds)
  }
  if (status === 416) reply.headers(rangeHeaders(error))
  reply.code(status).header('cache-control', 'no-store').type('application/json').send(answer)
}

/** The answer to a failure, and its cause. Logs unexpected errors. */
export function explainFailure(thrown: unknown, request: FastifyRequest) {
  const error = unavailable(thrown, request) ?? thrown
  const described = describeError(error, request)
  const failure = describeFailure(error)
  if (described.status === 500) request.log.error({ failure }, 'request failed')
  if (error instanceof UnavailableError) {
    request.log[levelOf(thrown)]({ failure }, 'cannot be done now')
  }
  return { error, ...described }
}

/** For unrouted requests: 405 if another method is routed, else 404. */
export function notFoundHandler(request: FastifyRequest, reply: FastifyReply): void {
  const methods = answeredMethods(request)
  const isKnown = methods.length > 0 && !methods.includes(request.method)
  if (isKnown) reply.header('allow', methods.join(', '))
  const status = isKnown ? 405 : 404
  reply.code(status).header('cache-control', 'no-store').send(answerFor(status))
}

/** Paths outside the API are pages or files, which are read-only. */
function answeredMethods({ url, server }: FastifyRequest): string[] {
  const path = url.split('?', 1)[0] ?? ''
  if (!path.startsWith('/api/')) return ['GET', 'HEAD']
  // The router treats a colon or star as a pattern and throws if it is malformed.
  if (!plainPath.test(path)) return []
  return apiMethods.filter((method) => server.hasRoute({ method, url: path }))
}

function describeError(error: unknown, request: FastifyRequest): Described {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return describeValidation(error.validation, checkedPart(error, request))
  }
  if (error instanceof FileRefusedError) {
    const status = statusOfRefusal[error.reason]
    return { status, answer: { error: error.message, fields: error.fields } }
  }
  if (error instanceof LimitError) return { status: 429, answer: { error: error.message } }
  if (error instanceof UnavailableError) return { status: 503, answer: { error: error.message } }
  if (error instanceof RuleError) {
    return { status: 422, answer: { error: error.message, fields: error.fields } }
  }
  if (error instanceof NotFoundError) return { status: 404, answer: { error: error.message } }
  if (error instanceof ConflictError) return { status: 409, answer: { error: error.message } }
  if (error instanceof BadCursorError) {
    return { status: 400, answer: { error: error.message, fields: { cursor: 'Not valid.' } } }
  }
  const status = statusOf(error)
  return { status, answer: answerFor(status) }
}

function checkedPart(
  { validationContext }: Pick<FastifyError, 'validationContext'>,
  request: FastifyRequest,
): unknown {
  if (validationContext === 'querystring') return request.query
  if (validationContext === 'params') return request.params
  return validationContext === 'headers' ? request.headers : request.body
}

/** Fastify and its plugins set a status on their errors; ours never do. */
function statusOf(error: unknown): number {
  const status = (error as Partial<FastifyError> | null)?.statusCode
  return typeof status === 'number' && isExpected(status) ? status : 500
}

/** Content-Range with the file's size, for an unsatisfiable range. */
function rangeHeaders(error: unknown): Record<string, string> {
  return (error as { headers?: Record<string, string> } | null)?.headers ?? {}
}
