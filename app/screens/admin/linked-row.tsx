import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'

interface LinkedRowProps<Item> {
  /** The query parameter that names the row. */
  name: 'review' | 'entry' | 'inquiry'
  /** API address of the list. */
  path: string
  children: (item: Item) => ReactNode
}

/** The row that a notification mail leads to, above its list. */
export function LinkedRow<Item>({ name, path, children }: LinkedRowProps<Item>) {
  const heading = useId()
  const [search] = useSearchParams()
  const id = search.get(name) ?? ''
  const { data, isError } = useQuery<Item>({
    queryKey: [`${path}/${encodeURIComponent(id)}`],
    enabled: id !== '',
    retry: false,
  })
  if (id === '') return null
  return (
    <section aria-labelledby={heading} className="mt-6 mb-10 grid grid-cols-1 gap-3">
      <h2 id={heading} className="text-xl">
        Opened from a link
      </h2>
      {isError && <p className="text-soft">This can’t be shown. It may have been deleted since.</p>}
      {data && children(data)}
    </section>
  )
}
