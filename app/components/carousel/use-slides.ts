import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Which slide is shown. A row of slides scrolls and snaps natively, so swiping works before
 * hydration: this hook reads and sets the scroll position. Fading slides lie on each other.
 */
export function useSlides(count: number, startAt = 0, isFading = false) {
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
      if (isFading) {
        setCurrent(target.current)
        setReached(target.current)
        return
      }
      const isWrapping = wanted < 0 || wanted >= count
      row.scrollTo({
        left: target.current * row.clientWidth,
        behavior: isWrapping ? 'instant' : behavior,
      })
    },
    [count, isFading],
  )

  const step = useCallback((by: number) => goTo(target.current + by), [goTo])
  const advance = useCallback(() => {
    step(1)
    movesItself.current = true
    if (isFading) setReached(null)
  }, [step, isFading])

  useEffect(() => {
    if (startAt > 0) goTo(startAt, 'instant')
  }, [startAt, goTo])

  const onScroll = useCallback(() => {
    const row = viewport.current
    if (isFading || !row || row.clientWidth === 0) return
    setCurrent(Math.round(row.scrollLeft / row.clientWidth))
  }, [isFading])

  // A swipe overrides a pending target.
  const onScrollEnd = useCallback(() => {
    const row = viewport.current
    if (isFading || !row || row.clientWidth === 0) return
    target.current = Math.round(row.scrollLeft / row.clientWidth)
    if (target.current !== settled.current && !movesItself.current) setReached(target.current)
    settled.current = target.current
    movesItself.current = false
  }, [isFading])

  return { viewport, current, reached, goTo, step, advance, onScroll, onScrollEnd }
}
