import { useEffect, useState, type FocusEvent, type RefObject } from 'react'

/** Whether slides should play by themselves, as far as the guest is concerned. */
export interface Playback {
  isWanted: boolean
  setWanted: (isWanted: boolean) => void
}

interface Autoplay {
  /** Milliseconds per slide; undefined disables autoplay. */
  everyMs: number | undefined
  /** Added before the first slide, so that neighbors do not change together. */
  delayMs?: number | undefined
  /** Shared by several carousels; otherwise each has its own. */
  playback?: Playback | undefined
  advance: () => void
  region: RefObject<HTMLElement | null>
}

/**
 * Autoplay within the ARIA carousel pattern: it can be paused, and stops on hover, on focus, out of
 * view, and for reduced motion or data saving.
 */
export function useAutoplay({ everyMs, delayMs = 0, playback, advance, region }: Autoplay) {
  const own = useOwnPlayback(everyMs !== undefined)
  const { isWanted, setWanted } = playback ?? own
  const [isHeld, setHeld] = useState(false)
  const isSeen = useIsSeen(region, everyMs !== undefined)
  const isPlaying = isWanted && !isHeld && isSeen

  useEffect(() => {
    if (!isPlaying || everyMs === undefined) return
    let timer = setTimeout(function next() {
      advance()
      timer = setTimeout(next, everyMs)
    }, everyMs + delayMs)
    return () => clearTimeout(timer)
  }, [isPlaying, everyMs, delayMs, advance])

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

function useOwnPlayback(isMoving: boolean): Playback {
  const [isWanted, setWanted] = useState(true)
  useEffect(() => {
    if (isMoving && prefersStillness()) setWanted(false)
  }, [isMoving])
  return { isWanted, setWanted }
}

/** For reduced motion or data saving. */
export function prefersStillness(): boolean {
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
