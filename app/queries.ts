import { dehydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import type { RouterContextProvider } from 'react-router'
import { apiContext, type GetJson } from './api-context.ts'

/** A query is named by the address of our own API that answers it. */
export type ApiKey = readonly [address: string]

const freshForMs = 30_000

/** Specification, section 7: one retry, no refetch when the window gets the focus. */
export function createQueryClient(getJson: GetJson): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: 1,
        refetchOnWindowFocus: false,
        staleTime: freshForMs,
        queryFn: ({ queryKey }) => getJson(String(queryKey[0])),
      },
    },
  })
}

/** Reads our API over HTTP; the specification gives the wording of the failure. */
export async function getJsonOverHttp(address: string): Promise<unknown> {
  const response = await fetch(address, { credentials: 'include' })
  if (!response.ok) throw new Error('Network response was not ok')
  return response.json()
}

/** What a screen's loader returns so that its first visit arrives with the data in the HTML. */
export async function prefetch(
  context: Readonly<RouterContextProvider>,
  keys: readonly ApiKey[],
): Promise<DehydratedState> {
  const client = createQueryClient(context.get(apiContext))
  await Promise.all(keys.map((queryKey) => client.prefetchQuery({ queryKey, retry: false })))
  return dehydrate(client)
}
