import { useEffect, useRef, type RefObject } from 'react'

interface Shown {
  /** How many items are in the list now. */
  count: number
  /** What the list is narrowed to: what was asked for under another one is past. */
  filter: string
}

/** Moves the focus to the first of the items that 'Load more' has brought: its link or heading. */
export function useFocusOnNew(
  list: RefObject<HTMLUListElement | null>,
  { count, filter }: Shown,
): () => void {
  const awaited = useRef<Shown>(null)
  useEffect(() => {
    if (awaited.current?.filter !== filter || count <= awaited.current.count) return
    const item = list.current?.children[awaited.current.count]
    awaited.current = null
    const target = item?.querySelector<HTMLElement>('a, h2, h3')
    if (target && !(target instanceof HTMLAnchorElement)) target.tabIndex = -1
    target?.focus()
  }, [list, count, filter])
  return () => {
    awaited.current = { count, filter }
  }
}
