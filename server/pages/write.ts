import fastifyPlugin from 'fastify-plugin'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '../conditional-requests.ts'
import type { Answer, PageAnswers } from './answers.ts'
import { chooseEncoding } from './encodings.ts'
import { adminAreaOf } from '../security/admin-area.ts'
import { addressOf, pageKey } from './address.ts'
import type { PageMemory } from './cache.ts'
import type { CountVisit } from './count-visits.ts'

/** Writes a cached page, or 304 if the visitor has it already. */
export function writeKept(
  request: IncomingMessage,
  response: ServerResponse,
  page: PageAnswers,
): void {
  const answer = answerFor(request, page)
  const isKnown = page.status === 200 && matchesEtag(request.headers['if-none-match'], answer.etag)
  response.writeHead(isKnown ? 304 : page.status, answer.headers)
  if (isKnown || request.method === 'HEAD') response.end()
  else response.end(answer.body)
}

/** Writes a page that contains this visitor's input, so it is never cached. */
export function writeFreshPage(request: FastifyRequest, reply: FastifyReply, page: PageAnswers) {
  const { headers, body } = answerFor(request, page)
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1])
  reply.removeHeader('etag')
  return reply.header('cache-control', 'no-store').code(page.status).send(body)
}

function answerFor(request: Pick<IncomingMessage, 'headers'>, page: PageAnswers): Answer {
  return page.answers[chooseEncoding(request.headers['accept-encoding'])]
}

interface Options {
  memory: PageMemory
  /** Called for each cached page, after it was written. */
  count: CountVisit
}

/**
 * Sends cached pages, which have their own headers, before any other hook runs. Register it first.
 * Administrators get none of them.
 */
export const cachedPages = fastifyPlugin<Options>(async (app, { memory, count }) => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isForGuests(request)) return
    const key = pageKey(addressOf(request.url))
    const page = await memory.recall(key)
    if (!page) return
    reply.hijack()
    writeKept(request.raw, reply.raw, page)
    count(request.raw, key, page)
  })
})

function isForGuests({ method, url }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && adminAreaOf({ target: url, route: undefined }) === null
}
