import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode, type FocusEvent } from 'react'
import { Button } from '../../components/button.tsx'
import { useFocusOnNew, useSpokenCount } from '../../components/lists/use-list-changes.ts'
import { useSearchOn, type listQuery } from './list-query.ts'
import { useNextPage } from './use-next-page.ts'

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
        {query.isPending && <p className="text-soft">{words.loading}</p>}
        {query.isError && (
          <LoadFailed text={words.loadFailed} onRetry={() => void query.refetch()} />
        )}
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

export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p className="font-medium text-danger">{text}</p>
      <Button kind="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** After a decision removes the focused item from the list, focuses the next one, or the last. */
function useListFocus(items: readonly { id: string }[]) {
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
