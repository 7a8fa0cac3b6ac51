import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * A natively scrolled, snapping row of slides: swiping works before hydration; this hook reads and
 * sets the scroll position.
 */
export function useSlides(count: number, startAt = 0) {
  const viewport = useRef<HTMLDivElement>(null)
  // Scroll target: another step during scrolling counts from here.
  const target = useRef(startAt)
  const [current, setCurrent] = useState(startAt)
  // The slide reached by the guest's own action, or null.
  const [reached, setReached] = useState<number | null>(null)
  const settled = useRef(startAt)
  const movesItself = useRef(false)

  const goTo = useCallback(
    (wanted: number, behavior: ScrollBehavior = 'auto') => {
      const row = viewport.current
      if (!row || count === 0) return
      target.current = (wanted + count) % count
      movesItself.current = false
      // Focus would be lost in a slide that is hidden.
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

  // A swipe overrides a pending target.
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

/** Whether the slide is close enough to load its picture. */
export function isNear(index: number, current: number, count: number): boolean {
  const distance = Math.abs(index - current)
  return Math.min(distance, count - distance) <= 1
}
