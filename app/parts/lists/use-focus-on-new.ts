import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the first of the items that 'Load more' has brought: its link or heading.
 * `count` is how many are in the list now.
 */
export function useFocusOnNew(list: RefObject<HTMLUListElement | null>, count: number) {
  const firstAwaited = useRef(Infinity)
  useEffect(() => {
    if (count <= firstAwaited.current) return
    const item = list.current?.children[firstAwaited.current]
    const target = item?.querySelector<HTMLElement>('a, h2, h3')
    if (target && !(target instanceof HTMLAnchorElement)) target.tabIndex = -1
    target?.focus()
    firstAwaited.current = Infinity
  }, [list, count])
  return () => {
    firstAwaited.current = count
  }
}
