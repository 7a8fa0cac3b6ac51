import { useEffect } from 'react'
import type { ListPage } from './list-query.ts'

interface Searching {
  data: { pages: readonly ListPage<unknown>[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** How many pages without a find are followed before the owner is asked. */
const pagesOnItsOwn = 10

/**
 * A page of a search looks through a part of the list: while none has a find, the next follows. Says
 * whether it is still looking.
 */
export function useSearchOn(query: Searching, search: string): boolean {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const pages = data?.pages ?? []
  const isLooking =
    search !== '' &&
    pages.every(({ items }) => items.length === 0) &&
    hasNextPage &&
    pages.length < pagesOnItsOwn
  const goesOn = isLooking && !isFetchingNextPage
  useEffect(() => {
    if (goesOn) void fetchNextPage()
  }, [goesOn, fetchNextPage])
  return isLooking
}
