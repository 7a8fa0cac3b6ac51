import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { LogController, type FastifyHttpOptions } from 'fastify'
import { bodyTimeouts } from './body-timeouts.ts'
import { routedAddress } from './pages/address.ts'

export interface ServerSettings {
  logLevel: string
  /** Addresses of the reverse proxies whose forwarding headers count. */
  trustProxy: string[] | false
  /** Where log lines go; standard output by default. */
  logStream?: { write(line: string): void }
}

/** For bodies, unless the route sets its own. */
export const bodyLimitBytes = 64 * 1024

/** Connection limits of Node's own server. */
export const connectionLimits = {
  // The longest of all: server/body-timeouts.ts enforces the limit of each kind of request.
  requestTimeout: bodyTimeouts.uploadMs + 60_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 75_000,
}

const longestParameter = 200
const longestLoggedPath = 200

/**
 * Limits the cost of a request, and keeps log lines free of personal data: no address, query or
 * header, only method, path, status and time with a request id.
 */
export function serverOptions(settings: ServerSettings): FastifyHttpOptions<Server> {
  return {
    bodyLimit: bodyLimitBytes,
    routerOptions: { maxParamLength: longestParameter, ignoreTrailingSlash: true },
    rewriteUrl: routedAddress,
    trustProxy: settings.trustProxy,
    // Requests that still arrive during shutdown are handled, not rejected with a bare 503.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    // Our own lines say less about visitors and nothing about cached pages.
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: settings.logLevel,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { req: ({ method, url }) => ({ method, path: loggedPath(url) }) },
      ...(settings.logStream && { stream: settings.logStream }),
    },
  }
}

/** The path as logged: without the query, which may contain a visitor's input. */
export function loggedPath(url: string): string {
  return (url.split('?', 1)[0] ?? '').slice(0, longestLoggedPath)
}
