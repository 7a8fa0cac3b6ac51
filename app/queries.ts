import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { documentsPath } from '#contracts/addresses.ts'
import { requestFailed } from '#contracts/not-sent.ts'
import type { ApiAnswer, ReadApi } from './api-context.ts'

/** A query is named by the address of our own API that answers it. */
export type ApiKey = readonly [address: string]

const freshForMs = 30_000
const nextPage = /<([^>]+)>;\s*rel="next"/

/** Specification, section 7: one retry, no refetch when the window gets the focus. */
export function createQueryClient(read: ReadApi): QueryClient {
  return new QueryClient({
    // Visitors see an empty or a failed state; the cause is logged (section 8). On
    // the server the log has it, without what a visitor typed into the address.
    queryCache: new QueryCache({
      onError: (error, query) =>
        import.meta.env.SSR || console.warn(String(query.queryKey[0]), error.message),
    }),
    defaultOptions: {
      // What is asked for without a signal fails and says so, rather than waiting in silence.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        retry: 1,
        refetchOnWindowFocus: false,
        staleTime: freshForMs,
        queryFn: async ({ queryKey }) => (await read(String(queryKey[0]))).body,
      },
    },
  })
}

/** Reads our API over HTTP; the specification gives the wording of the failure. */
export async function readOverHttp(address: string): Promise<ApiAnswer> {
  const response = await fetch(address, { credentials: 'include' })
  if (!response.ok) throw new Error('Network response was not ok')
  const [, next = null] = nextPage.exec(response.headers.get('link') ?? '') ?? []
  return { body: await response.json(), next }
}

/** A request that the server refused; `fields` says what is wrong with which field. */
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

/** What the server says when someone else was faster; undefined for any other failure. */
export function conflictIn(error: Error): string | undefined {
  return error instanceof RequestError && error.status === 409 ? error.message : undefined
}

/**
 * The general helper of section 7: sends JSON with the visitor's cookies and hands back the answer.
 * Throws a `RequestError` with the answer's message, else its error, else 'Request failed'.
 */
export async function sendOverHttp(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  address: string,
  body?: unknown,
): Promise<Response> {
  const response = await fetch(address, {
    method,
    credentials: 'include',
    ...(body !== undefined && contentOf(body)),
  })
  if (!response.ok) throw await failureIn(response)
  return response
}

/** A file goes as it is, everything else as JSON. */
function contentOf(body: unknown): Pick<RequestInit, 'headers' | 'body'> {
  if (body instanceof File) return { headers: { 'Content-Type': body.type }, body }
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

async function failureIn(response: Response): Promise<RequestError> {
  const failure: unknown = await response.json().catch(() => null)
  const { message, error, fields } = (failure ?? {}) as Failure
  return new RequestError(message ?? error ?? requestFailed, response.status, fields)
}

interface Failure {
  message?: string
  error?: string
  fields?: Record<string, string>
}

/** Whether a query has one of the owner's documents or albums. */
export function isDocument([address]: QueryKey): boolean {
  return String(address).startsWith(documentsPath)
}

/**
 * What was read for a page, by the keys of its queries, as JSON: it compresses better than the router's own form of
 * values, by up to 2 KB a page.
 */
export type Answers = string

export function entriesOf(answers: Answers): [key: QueryKey, data: unknown][] {
  return JSON.parse(answers) as [QueryKey, unknown][]
}

/** What the queries have; those that failed are left for the browser to ask. */
export function answersIn(client: QueryClient): Answers {
  const all = client.getQueryCache().getAll()
  return JSON.stringify(
    all.flatMap(({ queryKey, state }) =>
      state.data === undefined ? [] : [[queryKey, state.data]],
    ),
  )
}

/**
 * Gives queries what the page arrived with, unless they know better by now. A tenth of the bytes of the library's own hydration,
 * which carries times and states that nobody reads here.
 */
export function holdAnswers(client: QueryClient, answers: Answers = '[]'): void {
  for (const [key, data] of entriesOf(answers)) {
    if (client.getQueryData(key) !== undefined) continue
    // A part of the page may need one first long after it arrived, and nothing asks for it again.
    if (isDocument(key)) client.setQueryDefaults(key, { gcTime: Infinity })
    client.setQueryData(key, data)
  }
}
