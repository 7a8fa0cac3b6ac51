import { useEffect } from 'react'
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import { readOverHttp } from '../../queries.ts'

/** A page of a list and the cursor of the next. */
export interface ListPage<Item> {
  items: readonly Item[]
  next: string | null
}

export type ListPages<Item> = InfiniteData<ListPage<Item>>

/** A paged admin list. */
export function listQuery<Item>(queryKey: readonly string[], address: string) {
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: address,
    queryFn: async ({ pageParam }): Promise<ListPage<Item>> => {
      const { body, next } = await readOverHttp(pageParam)
      return { items: body as Item[], next }
    },
    getNextPageParam: (page) => page.next,
  })
}

/** The pages with their items changed. */
export function withItems<Item>(
  pages: ListPages<Item> | undefined,
  change: (items: readonly Item[]) => readonly Item[],
): ListPages<Item> | undefined {
  return (
    pages && {
      ...pages,
      pages: pages.pages.map((page) => ({ ...page, items: change(page.items) })),
    }
  )
}

interface Searching {
  data: { pages: readonly ListPage<unknown>[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Pages without a match followed before asking the owner. */
const pagesOnItsOwn = 10

/** While no page of a search has a match, fetches the next. Returns whether it is searching. */
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
