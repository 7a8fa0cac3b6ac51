import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { adminAreaOf } from '../security/admin-area.ts'
import { addressOf } from './address.ts'
import { pageKey } from './key.ts'
import type { PageMemory } from './memory.ts'
import { writeKept } from './write.ts'

export interface Front {
  /** For Fastify's `serverFactory`. */
  createServer: (handle: RequestListener) => Server
  /** From now on everything goes to Fastify, which knows how to stop. */
  stepAside: () => void
}

/**
 * Stands before Fastify and answers what it finds in memory, at about half the cost: no route, no
 * log line, no hook. Everything else, and all of the admin area, it passes on untouched.
 */
export function createFront(memory: PageMemory, options: ServerOptions): Front {
  let isOnDuty = true

  function answer(request: IncomingMessage, response: ServerResponse, handle: RequestListener) {
    const target = request.url ?? '/'
    const isForFront = isOnDuty && (request.method === 'GET' || request.method === 'HEAD')
    if (!isForFront || adminAreaOf({ target, route: undefined })) return handle(request, response)

    const found = memory.recall(pageKey(addressOf(target)))
    if (found instanceof Promise) {
      return void found.then((page) =>
        page ? writeKept(request, response, page) : handle(request, response),
      )
    }
    return found ? writeKept(request, response, found) : handle(request, response)
  }

  return {
    createServer: (handle) =>
      createServer(options, (request, response) => answer(request, response, handle)),
    stepAside: () => void (isOnDuty = false),
  }
}
