import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * A row of slides that the browser scrolls and snaps: swiping works before scripts run, and this
 * hook only reads where the row stands and moves it.
 */
export function useSlides(count: number, startAt = 0) {
  const viewport = useRef<HTMLDivElement>(null)
  // Where the row is going: a second step before it has arrived counts from there.
  const target = useRef(startAt)
  const [current, setCurrent] = useState(startAt)
  // The slide that the guest's own action led to; null until there was one.
  const [reached, setReached] = useState<number | null>(null)
  const settled = useRef(startAt)
  const movesItself = useRef(false)

  const goTo = useCallback(
    (wanted: number, behavior: ScrollBehavior = 'auto') => {
      const row = viewport.current
      if (!row || count === 0) return
      target.current = (wanted + count) % count
      movesItself.current = false
      // The focus would be lost in a slide that leaves.
      if (row.contains(document.activeElement)) row.focus({ preventScroll: true })
      const isWrapping = wanted < 0 || wanted >= count
      row.scrollTo({
        left: target.current * row.clientWidth,
        behavior: isWrapping ? 'instant' : behavior,
      })
    },
    [count],
  )

  const step = useCallback((by: number) => goTo(target.current + by), [goTo])
  const advance = useCallback(() => {
    step(1)
    movesItself.current = true
  }, [step])

  useEffect(() => {
    if (startAt > 0) goTo(startAt, 'instant')
  }, [startAt, goTo])

  const onScroll = useCallback(() => {
    const row = viewport.current
    if (row && row.clientWidth > 0) setCurrent(Math.round(row.scrollLeft / row.clientWidth))
  }, [])

  // A swipe ends where the guest let go, whatever was aimed at before.
  const onScrollEnd = useCallback(() => {
    const row = viewport.current
    if (!row || row.clientWidth === 0) return
    target.current = Math.round(row.scrollLeft / row.clientWidth)
    if (target.current !== settled.current && !movesItself.current) setReached(target.current)
    settled.current = target.current
    movesItself.current = false
  }, [])

  return { viewport, current, reached, goTo, step, advance, onScroll, onScrollEnd }
}

/** Whether slides near the one shown should have their picture by now. */
export function isNear(index: number, current: number, count: number): boolean {
  const distance = Math.abs(index - current)
  return Math.min(distance, count - distance) <= 1
}
