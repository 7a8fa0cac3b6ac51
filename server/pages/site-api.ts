import type { FastifyInstance } from 'fastify'
import inject, { type InjectOptions } from 'light-my-request'

export interface ApiAnswer {
  body: unknown
  /** URL of the list's next page; null on the last. */
  next: string | null
  /** When it expires (`Expires`), in milliseconds since 1970; Infinity for never. */
  expiresAt: number
}

/** Our API returned an error for a read. */
export class ApiReadError extends Error {
  override name = 'ApiReadError'
  readonly status: number
  readonly expiresAt: number

  constructor(address: string, status: number, expiresAt: number) {
    // Without the query: the visitor typed it, and this ends up in the log.
    super(`${address.split('?', 1)[0]} answered ${status}`)
    this.status = status
    this.expiresAt = expiresAt
  }
}

export interface ApiReceipt {
  status: number
  body: unknown
}

/** The visitor for whom a page writes: limits count by address, and keys identify repeats. */
export interface Visitor {
  address: string
  idempotencyKey: string
}

/** Our own API, called in process without a socket. */
export interface SiteApi {
  /** Rejects with an `ApiReadError` for an error response. */
  read: (address: string) => Promise<ApiAnswer>
  send: (address: string, body: unknown, visitor: Visitor) => Promise<ApiReceipt>
}

const nextPage = /<([^>]+)>;\s*rel="next"/

export function siteApi(app: FastifyInstance): SiteApi {
  // Not app.inject: that refuses while the site stops, and pages under way would fail.
  const ask = (request: InjectOptions) =>
    inject((message, response) => app.routing(message, response), request)
  return {
    async read(address) {
      const response = await ask({ method: 'GET', url: address })
      const expiresAt = expiryOf(response.headers['expires'])
      if (response.statusCode >= 400) {
        throw new ApiReadError(address, response.statusCode, expiresAt)
      }
      const [, next = null] = nextPage.exec(String(response.headers['link'] ?? '')) ?? []
      return { body: response.json(), next, expiresAt }
    },
    async send(address, body, visitor) {
      const response = await ask({
        method: 'POST',
        url: address,
        payload: JSON.stringify(body),
        remoteAddress: visitor.address,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': visitor.idempotencyKey,
        },
      })
      return { status: response.statusCode, body: response.json() }
    },
  }
}

/** An invalid date means already expired (RFC 9111, section 5.3). */
function expiryOf(header: string | undefined): number {
  if (header === undefined) return Infinity
  const time = Date.parse(header)
  return Number.isNaN(time) ? 0 : time
}
