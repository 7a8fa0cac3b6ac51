import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * A row of slides that the browser scrolls and snaps: swiping works before scripts run, and this
 * hook only reads where the row stands and moves it.
 */
export function useSlides(count: number, startAt = 0) {
  const viewport = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(startAt)

  const goTo = useCallback(
    (target: number, behavior: ScrollBehavior = 'smooth') => {
      const row = viewport.current
      if (!row || count === 0) return
      const index = (target + count) % count
      const isWrapping = target < 0 || target >= count
      row.scrollTo({ left: index * row.clientWidth, behavior: isWrapping ? 'instant' : behavior })
    },
    [count],
  )

  useEffect(() => {
    if (startAt > 0) goTo(startAt, 'instant')
  }, [startAt, goTo])

  const onScroll = useCallback(() => {
    const row = viewport.current
    if (row && row.clientWidth > 0) setCurrent(Math.round(row.scrollLeft / row.clientWidth))
  }, [])

  return { viewport, current, goTo, onScroll }
}

/** Whether slides near the one shown should have their picture by now. */
export function isNear(index: number, current: number, count: number): boolean {
  const distance = Math.abs(index - current)
  return Math.min(distance, count - distance) <= 1
}
