import { useEffect, useState, type FocusEvent, type RefObject } from 'react'

interface Autoplay {
  /** Milliseconds per slide; undefined disables autoplay. */
  everyMs: number | undefined
  advance: () => void
  region: RefObject<HTMLElement | null>
}

/**
 * Autoplay within the ARIA carousel pattern: it can be paused, and stops on hover, on focus, out of
 * view, and for reduced motion or data saving.
 */
export function useAutoplay({ everyMs, advance, region }: Autoplay) {
  const [isWanted, setWanted] = useState(true)
  const [isHeld, setHeld] = useState(false)
  const isSeen = useIsSeen(region, everyMs !== undefined)
  const isPlaying = isWanted && !isHeld && isSeen

  useEffect(() => {
    if (everyMs !== undefined && prefersStillness()) setWanted(false)
  }, [everyMs])

  useEffect(() => {
    if (!isPlaying || everyMs === undefined) return
    const timer = setInterval(advance, everyMs)
    return () => clearInterval(timer)
  }, [isPlaying, everyMs, advance])

  const holders = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false)
    },
  }
  return { isWanted, setWanted, isPlaying, isSeen, holders }
}

function prefersStillness(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true
}

function useIsSeen(region: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = region.current
    if (!element || !isWatched) return
    const observer = new IntersectionObserver(
      ([entry]) => setSeen(entry?.isIntersecting === true),
      {
        threshold: 0.5,
      },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [region, isWatched])
  return isSeen
}
