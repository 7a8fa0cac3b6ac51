import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/** Focuses the first heading of a region, or the region itself, and scrolls it into view. */
export function moveFocusTo(part: HTMLElement | null, isScrolled = true): void {
  const target = part?.querySelector<HTMLElement>('h1, h2, h3') ?? part
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  if (isScrolled && !isInSight(target)) target.scrollIntoView()
}

/**
 * Focuses the result of an action whenever `key` changes while the screen is open; never while it
 * is null. Back keeps its restored position.
 */
export function useFocusOnChange<Part extends HTMLElement>(key: string | null) {
  const part = useRef<Part>(null)
  const isBack = useNavigationType() === NavigationType.Pop
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    if (key !== null) moveFocusTo(part.current, !isBack)
  }, [key, isBack])
  return part
}

/** Below the header, with room for the content after it. */
function isInSight(target: HTMLElement): boolean {
  const { top } = target.getBoundingClientRect()
  return top > 96 && top < innerHeight / 2
}
