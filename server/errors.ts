import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorAnswer } from '#contracts/errors.ts'
import {
  BadCursorError,
  ChangedMeanwhileError,
  ConflictError,
  DatabaseUnreachableError,
  type FileRefusal,
  FileRefusedError,
  isConflict,
  isDemoted,
  isUnwritable,
  LimitError,
  NotFoundError,
  RuleError,
  UnavailableError,
} from '#services/errors.ts'
import { describeValidation } from './validation-errors.ts'

/** The guest still has everything and may send it again. */
const saveLater = 'We cannot save this just now. Please try again in a few minutes.'

const lookUpLater = 'We cannot look this up just now. Please try again in a moment.'

/** A failover takes about 20 seconds. */
export const outageRetrySeconds = 10

export const unexpectedError = 'Something went wrong on our side. Please try again.'

const sentences: Record<number, string> = {
  400: 'We could not read this request.',
  401: 'Please log in first.',
  403: 'This is not allowed.',
  404: 'There is nothing at this address.',
  405: 'This address does not take such a request.',
  408: 'The request took too long to arrive. Please try again.',
  412: 'This has changed, or is not what you expected.',
  413: 'This is larger than we can take.',
  414: 'The address is too long.',
  415: 'Please send JSON (content type application/json).',
  416: 'There is no such part of this file.',
  417: 'We cannot do what the Expect header asks.',
  429: 'That was a little too fast. Please wait a moment and try again.',
  431: 'The request headers are too large.',
  503: 'We are busy just now. Please try again in a moment.',
}

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
  const error = unavailable(thrown, request) ?? thrown
  const { status, answer } = describeError(error, request)
  if (status === 500) request.log.error({ failure: describeFailure(error) }, 'request failed')
  if (error instanceof UnavailableError) {
    request.log[levelOf(thrown)]({ failure: describeFailure(error) }, 'cannot be done now')
    reply.header('retry-after', error.retryAfterSeconds)
  }
  if (error instanceof LimitError) reply.header('retry-after', error.retryAfterSeconds)
  if (status === 416) reply.headers(rangeHeaders(error))
  reply.code(status).header('cache-control', 'no-store').type('application/json').send(answer)
}

/**
 * Outages are logged once, when they begin (server/logs/outages.ts). A demoted primary is expected
 * until the proxy finds the new one; if it lasts, `/readyz` fails.
 */
export function levelOf(thrown: unknown): 'debug' | 'warn' | 'error' {
  if (isOutage(thrown)) return 'debug'
  return isDemoted(thrown) ? 'warn' : 'error'
}

/** The database or the disk does not take it, and nothing was stored for certain. */
export function unavailable(
  cause: unknown,
  { method }: Pick<FastifyRequest, 'method'>,
): UnavailableError | undefined {
  if (isUnwritable(cause)) return new UnavailableError(saveLater, { cause })
  if (!isOutage(cause)) return undefined
  const isRead = method === 'GET' || method === 'HEAD'
  const message = isRead ? lookUpLater : saveLater
  return new UnavailableError(message, { cause, retryAfterSeconds: outageRetrySeconds })
}

/** The database server is away, or too many requests at once change the same rows. */
export function isOutage(error: unknown): boolean {
  return error instanceof DatabaseUnreachableError || isConflict(error)
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
  if (error instanceof ChangedMeanwhileError) {
    return { status: 412, answer: { error: error.message } }
  }
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
  return typeof status === 'number' && status in sentences ? status : 500
}

/** Content-Range with the file's size, for an unsatisfiable range. */
function rangeHeaders(error: unknown): Record<string, string> {
  return (error as { headers?: Record<string, string> } | null)?.headers ?? {}
}

/** The message for a status that needs no further explanation. */
export function answerFor(status: number): ErrorAnswer {
  return { error: sentences[status] ?? unexpectedError }
}

/**
 * What the log keeps of a failure: kind, code, stack and causes. Database drivers attach a row's
 * values to an error, and the log keeps no personal data.
 */
export function describeFailure(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? error.code : undefined
  const cause = error.cause === undefined ? undefined : describeFailure(error.cause)
  return { type: error.name, code, stack: error.stack, cause }
}
