import { useEffect, useRef, type RefObject } from 'react'
import { listWords } from '#content/interface.ts'
import { announce } from '../announce.ts'

interface Shown {
  /** Items in the list now. */
  count: number
  /** Current filter: a request under another filter no longer counts. */
  filter: string
}

/**
 * Moves the focus to the first item 'Load more' added, its link or heading, unless the person has
 * moved on.
 */
export function useFocusOnNew(
  list: RefObject<HTMLUListElement | null>,
  { count, filter }: Shown,
): () => void {
  const awaited = useRef<Shown & { pressed: Element | null }>(null)
  useEffect(() => {
    if (awaited.current?.filter !== filter || count <= awaited.current.count) return
    const item = list.current?.children[awaited.current.count]
    // The pressed link goes with the last page.
    const places = [awaited.current.pressed, document.body]
    awaited.current = null
    if (!places.includes(document.activeElement)) return
    const target = item?.querySelector<HTMLElement>('a, h2, h3')
    if (target && !(target instanceof HTMLAnchorElement)) target.tabIndex = -1
    target?.focus()
  }, [list, count, filter])
  return () => {
    awaited.current = { count, filter, pressed: document.activeElement }
  }
}

interface Found {
  /** Current filter. */
  filter: string
  /** Number of items; undefined while unknown. */
  count: number | undefined
  hasMore: boolean
}

/** Announces the number of items after a filter changes, not on arrival. */
export function useSpokenCount({ filter, count, hasMore }: Found): void {
  const spoken = useRef(filter)
  useEffect(() => {
    if (count === undefined || spoken.current === filter) return
    spoken.current = filter
    announce(listWords.found(count, hasMore))
  }, [filter, count, hasMore])
}
