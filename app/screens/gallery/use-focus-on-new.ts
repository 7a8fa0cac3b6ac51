import { useEffect, useRef } from 'react'

/**
 * Lets the keyboard go on where the entries that were asked for begin, and not behind them. `count`
 * is how many stand in the list now.
 */
export function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const firstAwaited = useRef(Infinity)
  useEffect(() => {
    if (count <= firstAwaited.current) return
    list.current?.children[firstAwaited.current]?.querySelector('a')?.focus()
    firstAwaited.current = Infinity
  }, [count])
  const awaitNew = () => {
    firstAwaited.current = count
  }
  return { list, awaitNew }
}
