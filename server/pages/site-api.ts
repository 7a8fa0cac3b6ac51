import type { FastifyInstance } from 'fastify'

export interface ApiAnswer {
  body: unknown
  /** Address of the next page of a list; null on the last. */
  next: string | null
}

export interface ApiReceipt {
  status: number
  body: unknown
}

/** The visitor on whose behalf a page writes: limits count by address, repeats are known by key. */
export interface Visitor {
  address: string
  idempotencyKey: string
}

/** Our own API, answered in process without a socket. */
export interface SiteApi {
  /** Rejects when the answer is a failure. */
  read: (address: string) => Promise<ApiAnswer>
  send: (address: string, body: unknown, visitor: Visitor) => Promise<ApiReceipt>
}

const nextPage = /<([^>]+)>;\s*rel="next"/

export function siteApi(app: FastifyInstance): SiteApi {
  return {
    async read(address) {
      const response = await app.inject({ method: 'GET', url: address })
      if (response.statusCode >= 400) {
        // Without the query: that is what a visitor typed, and this ends up in the log.
        throw new Error(`${address.split('?', 1)[0]} answered ${response.statusCode}`)
      }
      const [, next = null] = nextPage.exec(String(response.headers['link'] ?? '')) ?? []
      return { body: response.json(), next }
    },
    async send(address, body, visitor) {
      const response = await app.inject({
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
