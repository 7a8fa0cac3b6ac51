import { QueryCache, QueryClient } from '@tanstack/react-query'
import { messageIn, notConnected } from '#contracts/not-sent.ts'
import type { ApiAnswer, ReadApi } from './api-context.ts'

/** A query's key is the address of our own API that answers it. */
export type ApiKey = readonly [address: string]

const freshForMs = 30_000
const nextPage = /<([^>]+)>;\s*rel="next"/

/** Specification, section 7: one retry, no refetch on window focus. */
export function createQueryClient(read: ReadApi): QueryClient {
  return new QueryClient({
    // Visitors see an empty or failed state; the cause is logged (section 8). The server's own log
    // has it, without what the visitor typed into the address.
    queryCache: new QueryCache({
      onError: (error, query) =>
        import.meta.env.SSR || console.warn(String(query.queryKey[0]), error.message),
    }),
    defaultOptions: {
      // Offline, fail and say so rather than wait silently.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        retry: 1,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
        staleTime: freshForMs,
        queryFn: async ({ queryKey }) => (await read(String(queryKey[0]))).body,
      },
    },
  })
}

/** Reads our API over HTTP; the specification gives the error's wording. */
export async function readOverHttp(address: string): Promise<ApiAnswer> {
  const response = await fetch(address, { credentials: 'include' })
  if (!response.ok) throw new Error('Network response was not ok')
  const [, next = null] = nextPage.exec(response.headers.get('link') ?? '') ?? []
  return { body: await response.json(), next }
}

/** A request the server rejected; `fields` has the error of each field. */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly fields: Readonly<Record<string, string>>
  readonly status: number

  constructor(message: string, status: number, fields: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.fields = fields
  }
}

/** The server's message if someone else was faster; undefined for any other failure. */
export function conflictIn(error: Error): string | undefined {
  return error instanceof RequestError && error.status === 409 ? error.message : undefined
}

/**
 * The general helper of section 7: sends JSON with the visitor's cookies and returns the response.
 * Throws a `RequestError` with the response's message, else its error, else 'Request failed'.
 */
export async function sendOverHttp(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  address: string,
  body?: unknown,
): Promise<Response> {
  const response = await fetchOrSay(address, {
    method,
    credentials: 'include',
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!response.ok) throw await failureIn(response)
  return response
}

/** `fetch`, which names a lost connection in plain words. */
export async function fetchOrSay(address: string, request: RequestInit): Promise<Response> {
  return fetch(address, request).catch((cause: unknown) => {
    throw new Error(notConnected, { cause })
  })
}

/** The error of a rejected request. */
export async function failureIn(response: Response): Promise<RequestError> {
  const failure: unknown = await response.json().catch(() => null)
  const { fields } = (failure ?? {}) as { fields?: Record<string, string> }
  return new RequestError(messageIn(failure), response.status, fields)
}
