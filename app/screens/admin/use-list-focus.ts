import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * Keeps the keyboard position when the focused item leaves the list after a decision: focuses the
 * next item, or the last.
 */
export function useListFocus(items: readonly { id: string }[]) {
  const ref = useRef<HTMLUListElement>(null)
  const place = useRef<number | null>(null)
  const ids = items.map(({ id }) => id).join()
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return
    const left = ref.current?.children ?? []
    const next = left[Math.min(place.current, left.length - 1)] ?? ref.current
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }, [ids])

  const remember = (event: FocusEvent) => {
    const item = [...(ref.current?.children ?? [])].findIndex((child) =>
      child.contains(event.target),
    )
    place.current = item < 0 ? null : item
  }
  /** The list moved the focus itself, or the focus left the list. */
  const forget = (event: FocusEvent) => {
    if (event.relatedTarget) place.current = null
  }
  return { ref, tabIndex: -1, onFocus: remember, onBlur: forget }
}
