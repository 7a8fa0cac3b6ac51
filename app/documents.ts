import { useQuery, type Query, type QueryClient } from '@tanstack/react-query'
import { documentsPath } from '#contracts/addresses.ts'
import type { DocumentName, Documents } from '#contracts/site/documents.ts'
import { isOn } from '#contracts/features.ts'
import type { ApiKey } from './queries.ts'

function documentKey(name: DocumentName): ApiKey {
  return [`${documentsPath}${name}`]
}

export function isDocument({ queryKey }: Query): boolean {
  return String(queryKey[0]).startsWith(documentsPath)
}

/** One of the owner's documents for what a loader returns: it reaches the browser with the page. */
export async function readDocument<Name extends DocumentName>(
  client: QueryClient,
  name: Name,
): Promise<Documents[Name]> {
  return client.fetchQuery<Documents[Name]>({ queryKey: documentKey(name), retry: false })
}

/** A document that the page's declaration has read. */
export function useDocument<Name extends DocumentName>(name: Name): Documents[Name] {
  const { data } = useQuery<Documents[Name]>({ queryKey: documentKey(name), staleTime: Infinity })
  if (data === undefined) throw new Error(`The page was declared without the document '${name}'.`)
  return data
}

/** What every page knows of the property. */
export function useFacts(): Documents['facts'] {
  return useDocument('facts')
}

/** Whether the owner's switches leave a page: what would lead to another is not shown. */
export function useIsOn(): (to: string) => boolean {
  const facts = useFacts()
  return (to) => isOn(facts, to)
}
