import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/** Gives the focus to the first heading of a part of the page, or to all of it, and shows it. */
export function moveFocusTo(part: HTMLElement | null, isScrolled = true): void {
  const target = part?.querySelector<HTMLElement>('h1, h2, h3') ?? part
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  if (isScrolled && !isInSight(target)) target.scrollIntoView()
}

/**
 * Takes a guest to what came of a press: each time `key` changes while the screen is open, but to
 * nothing while it is null. The browser's Back keeps the place it restores.
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

/** Below the header, with room for what follows it. */
function isInSight(target: HTMLElement): boolean {
  const { top } = target.getBoundingClientRect()
  return top > 96 && top < innerHeight / 2
}
