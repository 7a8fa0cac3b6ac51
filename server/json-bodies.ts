import type { FastifyInstance } from 'fastify'

/**
 * Reads JSON bodies. The browser's request helper names the type JSON on every call, also on those
 * that send nothing (specification, section 7): an empty body is then no body, and a call that needs
 * one says so itself.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null, undefined) : parse(request, body, done)),
  )
}
