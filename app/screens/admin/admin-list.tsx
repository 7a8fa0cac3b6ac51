import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { limits } from '#contracts/limits.ts'
import { buttonClasses } from '../../components/button.tsx'
import { useFocusOnNew, useSpokenCount } from '../../components/lists/use-list-changes.ts'
import { useListFocus } from './inbox-list.tsx'

interface AdminListProps<Item> {
  items: readonly Item[]
  hasMore: boolean
  /** Said of an empty list. */
  none: string
  children: (item: Item) => ReactNode
}

/** A list that a loader reads; how many it shows is in the address. */
export function AdminList<Item extends { id: string }>(props: AdminListProps<Item>) {
  const { items, hasMore, none, children } = props
  const [query] = useSearchParams()
  const filter = exceptCount(query).toString()
  const place = useListFocus(items)
  const awaitNew = useFocusOnNew(place.ref, { count: items.length, filter })
  useSpokenCount({ filter, count: items.length, hasMore })
  const more = exceptCount(query)
  more.set('count', String(items.length + limits.pageSize))
  return (
    <>
      {items.length === 0 && <p className="mt-4 text-soft">{none}</p>}
      <ul {...place} className="mt-4 grid gap-5">
        {items.map((item) => (
          <li key={item.id} data-row={item.id} tabIndex={-1} className="grid min-w-0">
            {children(item)}
          </li>
        ))}
      </ul>
      {hasMore && (
        <Link
          to={`?${more}`}
          replace
          preventScrollReset
          onClick={awaitNew}
          className={`mt-6 ${buttonClasses('secondary')}`}
        >
          Load more
        </Link>
      )}
    </>
  )
}

function exceptCount(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  rest.delete('count')
  return rest
}
