import { useEffect, useState } from 'react'

interface Nearness {
  current: number
  count: number
  /** Once seen or moved, a row loads the slides on both sides. */
  isAwake: boolean
  isFading: boolean
  autoplayMs: number | undefined
  isPlaying: boolean
}

/** Which slides should load their pictures. */
export function useNearSlides(carousel: Nearness): (index: number) => boolean {
  const { current, count, isAwake, isFading } = carousel
  const visited = useVisited(current)
  const isNextDue = useIsNextDue(carousel)
  if (!isFading) return (index) => index === 0 || (isAwake && isBeside(index, current, count))
  const next = (current + 1) % count
  return (index) => visited.has(index) || (isNextDue && index === next)
}

function isBeside(index: number, current: number, count: number): boolean {
  const distance = Math.abs(index - current)
  return Math.min(distance, count - distance) <= 1
}

function useVisited(current: number): ReadonlySet<number> {
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set([current]))
  if (!visited.has(current)) setVisited(new Set([...visited, current]))
  return visited
}

/** From half of a slide's time on: a guest who leaves before then has not paid for the next one. */
function useIsNextDue({ current, autoplayMs, isPlaying }: Nearness): boolean {
  const [dueAfter, setDueAfter] = useState<number | null>(null)
  useEffect(() => {
    if (!isPlaying || autoplayMs === undefined) return
    const timer = setTimeout(() => setDueAfter(current), autoplayMs / 2)
    return () => clearTimeout(timer)
  }, [current, autoplayMs, isPlaying])
  return dueAfter === current
}
