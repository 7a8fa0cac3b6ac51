import { infiniteQueryOptions, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ReadApi } from '../../api-context.ts'
import { buttonClasses } from '../button.tsx'

/** A list of our API, page by page. `address`: of the first page. */
export function pagesQuery<Item>(read: ReadApi, address: string) {
  return infiniteQueryOptions({
    queryKey: [address],
    initialPageParam: address,
    queryFn: async ({ pageParam }) => {
      const { body, next } = await read(pageParam)
      return { items: body as Item[], next }
    },
    getNextPageParam: (page) => page.next,
  })
}

interface LoadMoreProps {
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >
  words: { more: string; loadingMore: string }
  /** Address of the next page. */
  to: string
  /** Says that the next page could not be loaded. */
  failed: string
  /** Called before it is loaded. */
  onMore: () => void
}

/** A link to the next page for guests without scripts; with them it adds to the list. */
export function LoadMore({ query, words, to, failed, onMore }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage: isLoading, isFetchNextPageError } = query
  if (!hasNextPage) return null
  return (
    <div className="mt-8 text-center">
      {isFetchNextPageError && !isLoading && (
        <p role="alert" className="mb-8">
          {failed}
        </p>
      )}
      <Link
        to={to}
        className={buttonClasses('secondary')}
        onClick={(event) => {
          event.preventDefault()
          if (isLoading) return
          onMore()
          void query.fetchNextPage()
        }}
      >
        {isLoading ? words.loadingMore : words.more}
      </Link>
    </div>
  )
}
