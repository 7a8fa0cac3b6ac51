import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode, type FocusEvent } from 'react'
import { Button } from '../../components/button.tsx'
import { useFocusOnNew, useSpokenCount } from '../../components/lists/use-list-changes.ts'
import { useSearchOn, type listQuery, type ListPages } from './list-query.ts'
import { Fetching } from './page-parts.tsx'

interface Words {
  loading: string
  loadFailed: string
  none: string
}

interface InboxListProps<Item> {
  query: ReturnType<typeof listQuery<Item>>
  /** Search text; empty if none. */
  search?: string
  words: Words
  children: (item: Item) => ReactNode
}

/** A paged admin list with its empty and error states. */
export function InboxList<Item extends { id: string }>(props: InboxListProps<Item>) {
  const { search = '', words, children } = props
  const query = useInfiniteQuery(props.query)
  const isLooking = useSearchOn(query, search)
  const filter = props.query.queryKey.join(' ')
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const place = useListFocus(items)
  const awaitNew = useFocusOnNew(place.ref, { count: items.length, filter })
  useSpokenCount({
    filter,
    count: query.isSuccess && !isLooking ? items.length : undefined,
    hasMore: query.hasNextPage,
  })
  const next = useNextPage(query, filter)
  const more = () => {
    awaitNew()
    next.ask()
  }
  return (
    <>
      <div aria-live="polite" className="mt-4">
        <Fetching query={query} loading={words.loading} failed={words.loadFailed} />
        {query.isSuccess && items.length === 0 && !query.hasNextPage && (
          <p className="text-soft">{words.none}</p>
        )}
      </div>
      <ul {...place} className="mt-4 grid gap-5">
        {items.map((item) => (
          <li key={item.id} data-row={item.id} tabIndex={-1} className="grid min-w-0">
            {children(item)}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button kind="secondary" className="mt-6" isResting={next.isAwaited} onClick={more}>
          Load more
        </Button>
      )}
    </>
  )
}

/** After a decision removes the focused item from the list, focuses the next one, or the last. */
export function useListFocus(items: readonly { id: string }[]) {
  const ref = useRef<HTMLUListElement>(null)
  const place = useRef<number | null>(null)
  const ids = items.map(({ id }) => id).join()
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return
    const left = ref.current?.children ?? []
    const next = left[Math.min(place.current, left.length - 1)] ?? ref.current
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }, [ids])

  const remember = (event: FocusEvent) => {
    const item = [...(ref.current?.children ?? [])].findIndex((child) =>
      child.contains(event.target),
    )
    place.current = item < 0 ? null : item
  }
  /** The list moved the focus itself, or the focus left the list. */
  const forget = (event: FocusEvent) => {
    if (event.relatedTarget) place.current = null
  }
  return { ref, tabIndex: -1, onFocus: remember, onBlur: forget }
}

/**
 * Fetches the next page of a list when asked to. A decision on the list, which stops the request, does
 * not make the owner ask twice. `filter` names the list.
 */
function useNextPage<Item>(
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
