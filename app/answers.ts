import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { documentsPath } from '#contracts/addresses.ts'

/** Whether a query reads one of the owner's documents or albums. */
export function isDocument([address]: QueryKey): boolean {
  return String(address).startsWith(documentsPath)
}

/** A page's query results as JSON: up to 2 KB smaller than the router's own serialization. */
export type Answers = string

export function entriesOf(answers: Answers): [key: QueryKey, data: unknown][] {
  return JSON.parse(answers) as [QueryKey, unknown][]
}

/** The query results; the browser retries those that failed. */
export function answersIn(client: QueryClient): Answers {
  const all = client.getQueryCache().getAll()
  return JSON.stringify(
    all.flatMap(({ queryKey, state }) =>
      state.data === undefined ? [] : [[queryKey, shownPart(queryKey, state.data)]],
    ),
  )
}

/** A document's words for search engines are in the page's head already. */
function shownPart(key: QueryKey, data: unknown): unknown {
  const isOwned = isDocument(key) && typeof data === 'object' && data !== null
  return isOwned && 'search' in data ? { ...data, search: undefined } : data
}

/**
 * Fills queries with the page's data, unless they have newer data. A tenth of the size of the
 * library's own hydration, which carries times and states we do not use.
 */
export function holdAnswers(client: QueryClient, answers: Answers = '[]'): void {
  for (const [key, data] of entriesOf(answers)) {
    if (client.getQueryData(key) !== undefined) continue
    // A component may need it long after the page arrived, and nothing would fetch it again.
    if (isDocument(key)) client.setQueryDefaults(key, { gcTime: Infinity })
    client.setQueryData(key, data)
  }
}
