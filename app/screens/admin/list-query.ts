import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import { readOverHttp } from '../../queries.ts'

/** What the API answers at once, and where the rest is found. */
export interface ListPage<Item> {
  items: readonly Item[]
  next: string | null
}

export type ListPages<Item> = InfiniteData<ListPage<Item>>

/** A list of the owner's, page by page as the server hands it out. */
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

/** The pages as they look once their items have changed. */
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
