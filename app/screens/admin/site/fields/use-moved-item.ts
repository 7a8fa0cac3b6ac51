import { useEffect, useRef } from 'react'

/** Keyboard focus, and what is unfolded, go along with an item that is moved in a list. */
export function useMovedItem(items: readonly unknown[]) {
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<{ from: number; to: number }>(undefined)
  useEffect(() => {
    if (!moved.current) return
    const { from, to } = moved.current
    moved.current = undefined
    const [left, item] = [from, to].map((at) => list.current?.children[at])
    const [before, now] = [left, item].map((each) => each?.querySelector('details'))
    if (before && now) [before.open, now.open] = [now.open, before.open]
    item?.querySelector<HTMLElement>('summary, input, textarea')?.focus()
  }, [items])
  return { list, noteMove: (from: number, to: number) => void (moved.current = { from, to }) }
}
