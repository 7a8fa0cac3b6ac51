import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ListPages } from './list-query.ts'

/**
 * Fetches the next page of a list when asked to. A decision on the list, which stops the request, does
 * not make the owner ask twice. `filter` names the list.
 */
export function useNextPage<Item>(
  query: UseInfiniteQueryResult<ListPages<Item>>,
  filter: string,
): { isAwaited: boolean; ask: () => void } {
  const { data, hasNextPage, isFetching, errorUpdateCount: errors, fetchNextPage } = query
  const now = { filter, pages: data?.pages.length ?? 0, errors }
  const [asked, setAsked] = useState<typeof now>()
  const isAwaited =
    hasNextPage && asked?.filter === filter && asked.pages === now.pages && asked.errors === errors
  const isDue = isAwaited && !isFetching
  useEffect(() => {
    if (isDue) void fetchNextPage()
  }, [isDue, fetchNextPage])
  return { isAwaited, ask: () => setAsked(now) }
}
