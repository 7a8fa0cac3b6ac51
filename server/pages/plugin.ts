import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Changes } from '#services/changes.ts'
import { describeFailure } from '../failures.ts'
import { closedHeaders } from '../security/headers.ts'
import { addressOf, isDataAddress, pathOf } from './address.ts'
import { answersOf, type PageAnswers } from './answers.ts'
import { PageCache } from './cache.ts'
import { failurePage } from './failure-page.ts'
import { pageKey } from './key.ts'
import type { Renderer, ReportError } from './renderer.ts'
import { writeFreshPage, writePage } from './write.ts'

export interface PagesOptions {
  renderer: Renderer
  changes: Changes
  secure: boolean
}

const cachedPages = 200

/** All unknown paths show the same page, which is kept under an address that is one of them. */
const unknownPathKey = '/404'

/**
 * Every address that is neither the API's nor a file's is a page of the site. Register it right
 * after the guard of the admin area and before any other hook: a page from memory is written as it
 * is, with all its headers, past all of Fastify. Whoever is signed in gets pages made anew.
 */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { renderer, changes, secure } = options
  const cache = new PageCache<PageAnswers>(cachedPages)
  const unsubscribe = changes.subscribe((topic) => cache.drop(topic))
  app.addHook('onClose', async () => unsubscribe())

  async function render(key: string, reportError: ReportError): Promise<PageAnswers> {
    try {
      return await answersOf(await renderer.renderPage(key, reportError), secure)
    } catch (error) {
      reportError(error)
      return answersOf(failurePage, secure)
    }
  }

  async function answerAnew(request: FastifyRequest, reply: FastifyReply, asked: string) {
    const reportError: ReportError = (error) =>
      request.log.error({ failure: describeFailure(error) }, 'a page failed to render')
    const isUnknown = renderer.isUnknown(pathOf(asked))
    if (isUnknown) request.log.info({ req: request, status: 404 }, 'no such page')
    if (isDataAddress(asked)) {
      const response = await renderer.readData(addressOf(request.url), reportError)
      return sendData(reply.headers(closedHeaders(secure)), response)
    }
    if (request.admin) {
      return writeFreshPage(request, reply, await render(asked, reportError))
    }
    const key = isUnknown ? unknownPathKey : asked
    const page = cache.get(key) ?? (await cache.render(key, () => render(key, reportError)))
    const entry = { req: request, status: page.status, ms: Math.round(reply.elapsedTime) }
    if (!isUnknown) request.log.info(entry, 'rendered')
    return writePage(request, reply, page)
  }

  function answer(request: FastifyRequest, reply: FastifyReply, key: string) {
    const page = cache.get(key)
    return page ? writePage(request, reply, page) : answerAnew(request, reply, key)
  }

  app.get('/*', (request, reply) => {
    const key = pageKey(addressOf(request.url))
    if (request.admin) return answerAnew(request, reply, key)
    const showsNothingThatChanges = cache.get(key)?.topics.size === 0
    const catchingUp = showsNothingThatChanges ? undefined : changes.catchUp()
    if (catchingUp) return catchingUp.then(() => answer(request, reply, key))
    return answer(request, reply, key)
  })
}

async function sendData(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const { 'set-cookie': _, ...headers } = Object.fromEntries(response.headers)
  reply.headers({ ...headers, 'cache-control': 'no-store' })
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()))
}
