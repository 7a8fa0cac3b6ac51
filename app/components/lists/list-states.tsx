import { infiniteQueryOptions, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ReadApi } from '../../api-context.ts'
import { Button, buttonClasses } from '../button.tsx'
import { classes } from '../classes.ts'
import { EmptyPorch } from '../empty-porch.tsx'

interface ListFailedProps {
  text: string
  retry: string
  onRetry: () => void
}

/** A list that could not be loaded. */
export function ListFailed({ text, retry, onRetry }: ListFailedProps) {
  return (
    <div role="alert" className="mt-8 grid justify-items-center gap-4 py-10 text-center">
      <p className="text-lead">{text}</p>
      <Button kind="secondary" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}

interface ListEmptyProps {
  heading: string
  text: string
  className?: string
  /** A way on. */
  children?: ReactNode
}

export function ListEmpty({ heading, text, className = 'mt-8', children }: ListEmptyProps) {
  return (
    <div
      className={classes(
        'rounded-lg border-2 border-dashed border-line p-10 text-center',
        className,
      )}
    >
      <EmptyPorch className="mx-auto mb-5 w-44" />
      <h2 className="text-heading">{heading}</h2>
      <p className="mt-2 text-lead text-soft">{text}</p>
      {children}
    </div>
  )
}

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
