import { useEffect, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'

/**
 * Whole; beside text only its edge, in the page's margin; over what a guest uses, not at all. Unknown
 * until scripts run.
 */
export type PillPlace = 'unknown' | 'whole' | 'tucked' | 'gone'

/** What a guest uses, but for pictures, and what is marked. */
const controls =
  '[data-keep-clear], main :is(a:not(:has(img)), label, button, input, select, textarea, summary)'
const ownMotion = '[inert], [aria-roledescription]'
const texts =
  'main :is(p, li:not(:has(img, p, h2, h3)), dt, dd, th, td, h1, h2, h3, time, svg:not(.w-full))'

/** Pixels around the pill from the lower left corner of the window, or of what it rests on. */
const reach = { left: 17, right: 72, above: 55, below: 4 }

/** Less of something is not worth stepping aside for, such as words for screen readers only. */
const leastPx = 4

const pauseMs = 100

/** How the pill in the lower left corner stands to what lies below it. */
export function usePillPlace(pill: RefObject<HTMLElement | null>): PillPlace {
  const { pathname } = useLocation()
  const [place, setPlace] = useState<PillPlace>('unknown')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      if (pill.current) setPlace(placeOver(pill.current))
    }
    const soon = () => {
      timer ??= setTimeout(look, pauseMs)
    }
    const observer = new ResizeObserver(soon)
    observer.observe(document.body)
    // What arrives later may fill a box that was as high before.
    const changes = new MutationObserver(soon)
    changes.observe(document.body, { childList: true, subtree: true })
    addEventListener('scroll', soon, { passive: true })
    // The event of popovers and dialogs does not bubble, so it is caught in the capture phase.
    document.addEventListener('toggle', look, true)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      changes.disconnect()
      removeEventListener('scroll', soon)
      document.removeEventListener('toggle', look, true)
    }
  }, [pathname, pill])
  return place
}

function placeOver(pill: HTMLElement): PillPlace {
  if (document.querySelector(':popover-open, dialog[open]')) return 'gone'
  const { left, bottom } = pill.getBoundingClientRect()
  const area = new DOMRect(
    left + reach.left,
    bottom - reach.above,
    reach.right - reach.left,
    reach.above + reach.below,
  )
  const isBelow = (element: Element) =>
    !pill.contains(element) && overlap(element.getBoundingClientRect(), area)
  if (anyOf(controls, (element) => !element.closest(ownMotion) && isBelow(element))) return 'gone'
  return anyOf(texts, isBelow) ? 'tucked' : 'whole'
}

function anyOf(selector: string, holds: (element: Element) => boolean): boolean {
  return Array.from(document.querySelectorAll(selector)).some(holds)
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.min(across, down) >= leastPx
}
