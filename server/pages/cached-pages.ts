import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { adminAreaOf } from '../security/admin-area.ts'
import { addressOf, pageKey } from './address.ts'
import type { PageMemory } from './cache.ts'
import type { CountVisit } from './count-visits.ts'
import { writeKept } from './write.ts'

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
