import { useEffect, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** Whole; beside text only its edge, in the page's margin; over what a guest uses, not at all. */
export type PillPlace = 'whole' | 'tucked' | 'gone'

/** What a guest uses, but for pictures, and what is marked. */
const controls = '[data-keep-clear], main :is(a:not(:has(img)), label, button, summary)'
const ownMotion = '[inert], [aria-roledescription]'
const texts = 'main :is(p, li, dt, dd, th, td, h1, h2, h3)'

/** Pixels from the lower left corner of the window, or of what the pill rests on. */
const across = [18, 40, 62]
const upward = [-4, 14, 32, 50]

const pauseMs = 100

/** How the pill in the lower left corner stands to what lies below it. */
export function usePillPlace(pill: RefObject<HTMLElement | null>): PillPlace {
  const { pathname } = useLocation()
  const [place, setPlace] = useState<PillPlace>('whole')
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
    addEventListener('scroll', soon, { passive: true })
    // The event of popovers and dialogs does not bubble, so it is caught in the capture phase.
    document.addEventListener('toggle', look, true)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      removeEventListener('scroll', soon)
      document.removeEventListener('toggle', look, true)
    }
  }, [pathname, pill])
  return place
}

function placeOver(pill: HTMLElement): PillPlace {
  if (document.querySelector(':popover-open, dialog[open]')) return 'gone'
  const { left, bottom } = pill.getBoundingClientRect()
  let place: PillPlace = 'whole'
  for (const x of across) {
    for (const y of upward) {
      const below = document
        .elementsFromPoint(left + x, bottom - y)
        .find((element) => !pill.contains(element))
      if (isControl(below)) return 'gone'
      if (isText(below)) place = 'tucked'
    }
  }
  return place
}

function isControl(element: Element | undefined): boolean {
  const control = element?.closest(controls)
  return control ? !control.closest(ownMotion) : false
}

function isText(element: Element | undefined): boolean {
  return element?.tagName !== 'IMG' && Boolean(element?.closest(texts))
}
