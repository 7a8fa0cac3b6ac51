import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { adminAreaOf } from '../security/admin-area.ts'
import { addressOf, pageKey } from './address.ts'
import type { PageAnswers } from './answers.ts'
import type { PageMemory } from './cache.ts'
import type { CountVisit } from './count-visits.ts'
import { writeKept } from './write.ts'

export interface Front {
  /** For Fastify's `serverFactory`. */
  createServer: (handle: RequestListener) => Server
  /** From now on Fastify handles everything, including shutdown. */
  stepAside: () => void
}

/** Responds to a request that Node's own server would reject. */
type Refuse = (response: ServerResponse, status: 400 | 417) => void

/** Called for each page from memory, after it was written. */
export type ObservePage = (
  key: string,
  page: PageAnswers,
  seen: { method: string | undefined; status: number; ms: number },
) => void

interface FrontOptions {
  server: ServerOptions
  refuse: Refuse
  /** Omitted, nothing is measured. */
  observe?: ObservePage | undefined
  /** Called for each page from memory, after it was written; omitted, nothing is counted. */
  count?: CountVisit | undefined
}

/**
 * Serves cached pages before Fastify sees the request, at about half the cost: no routing, log line
 * or hooks. Everything else, including the whole admin area, passes through unchanged.
 */
export function createFront(memory: PageMemory, options: FrontOptions): Front {
  const { server, refuse, observe, count } = options
  let isOnDuty = true

  // Node would reject both itself, without our response headers.
  const ownRefusals = { ...server, requireHostHeader: false }

  function answer(request: IncomingMessage, response: ServerResponse, handle: RequestListener) {
    const target = request.url ?? '/'
    // Browsers never send a fragment (RFC 9112, section 3.2), and here it would create a separate
    // page.
    if (lacksHost(request) || target.includes('#')) return refuse(response, 400)
    const isForFront = isOnDuty && (request.method === 'GET' || request.method === 'HEAD')
    if (!isForFront || adminAreaOf({ target, route: undefined })) return handle(request, response)

    const beganAt = observe ? performance.now() : 0
    const key = pageKey(addressOf(target))
    const write = (page: PageAnswers) => {
      writeKept(request, response, page)
      count?.(request, key, page)
      if (!observe) return
      const { statusCode: status } = response
      observe(key, page, { method: request.method, status, ms: performance.now() - beganAt })
    }
    const found = memory.recall(key)
    if (found instanceof Promise) {
      return void found.then((page) => (page ? write(page) : handle(request, response)))
    }
    return found ? write(found) : handle(request, response)
  }

  return {
    createServer: (handle) =>
      createServer(ownRefusals, (request, response) => answer(request, response, handle)).on(
        'checkExpectation',
        (_request, response) => refuse(response, 417),
      ),
    stepAside: () => void (isOnDuty = false),
  }
}

/** HTTP/1.1 requires it (RFC 9112, section 3.2). */
function lacksHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion === '1.1'
}
