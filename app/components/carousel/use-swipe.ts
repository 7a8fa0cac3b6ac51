import { useRef, type TouchEvent } from 'react'

/** How far a finger moves sideways for the next slide, in pixels. */
const farEnoughPx = 40

/** Swiping slides that do not scroll. */
export function useSwipe(step: (by: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [touch] = Array.from(touches)
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [touch] = Array.from(changedTouches)
      if (!touch || !start.current) return
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      if (Math.abs(x) > farEnoughPx && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1)
    },
  }
}
