import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { bodyTimeouts } from './body-timeouts.ts'
import { LogController, type FastifyHttpOptions } from 'fastify'

export interface ServerSettings {
  logLevel: string
  /** Addresses of the reverse proxies whose forwarding headers count. */
  trustProxy: string[] | false
  /** Where log lines go; standard output when left out. */
  logStream?: { write(line: string): void }
}

/** Of a body, unless its route says otherwise. */
export const bodyLimitBytes = 64 * 1024

/** How long a visitor's connection may take, for Node's own server. */
export const connectionLimits = {
  // The longest of all: server/body-timeouts.ts holds each request to the one of its kind.
  requestTimeout: bodyTimeouts.uploadMs + 60_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 75_000,
}

const longestParameter = 200
const longestLoggedPath = 200

/**
 * Limits on what a request may cost, and log lines that name no person: no address, no query, no
 * header, only method, path, status and time under a request id.
 */
export function serverOptions(settings: ServerSettings): FastifyHttpOptions<Server> {
  return {
    bodyLimit: bodyLimitBytes,
    routerOptions: { maxParamLength: longestParameter, ignoreTrailingSlash: true },
    trustProxy: settings.trustProxy,
    // What still arrives on an open connection while the site stops is answered, not refused bare.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    // Our own lines say less about visitors and nothing about what comes from memory.
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

/** What the log keeps of an address: no query, which may hold what a visitor typed. */
export function loggedPath(url: string): string {
  return (url.split('?', 1)[0] ?? '').slice(0, longestLoggedPath)
}
