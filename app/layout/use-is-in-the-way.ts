import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The corner of the window that the pill takes, in pixels. */
const cornerPx = 72

/** Whether the pill in the lower left corner should step aside. */
export function useIsInTheWay(): boolean {
  const isBehind = useIsBehindPopover()
  const isOverControl = useIsOverControl()
  return isBehind || isOverControl
}

/** Whether something covers the page, so that floating elements should wait. */
function useIsBehindPopover(): boolean {
  const [isBehind, setBehind] = useState(false)
  useEffect(() => {
    const look = () => setBehind(document.querySelector(':popover-open, dialog[open]') !== null)
    // The event does not bubble, so it is caught in the capture phase.
    document.addEventListener('toggle', look, true)
    return () => document.removeEventListener('toggle', look, true)
  }, [])
  return isBehind
}

/** What a guest uses, but for pictures, and what is marked; text scrolls on below the pill. */
const keptClear = '[data-keep-clear], main :is(a:not(:has(img)), label, button, summary)'

/** Whether something that must stay clear is in the corner. */
function useIsOverControl(): boolean {
  const { pathname } = useLocation()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    let observer: IntersectionObserver | undefined
    const watch = () => {
      observer?.disconnect()
      observer = observeCorner(setOver)
    }
    watch()
    addEventListener('resize', watch)
    return () => {
      removeEventListener('resize', watch)
      observer?.disconnect()
      setOver(false)
    }
  }, [pathname])
  return isOver
}

function observeCorner(onChange: (isOver: boolean) => void): IntersectionObserver {
  const inCorner = new Set<Element>()
  const rootMargin = `${cornerPx - innerHeight}px ${cornerPx - innerWidth}px 0px 0px`
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inCorner.add(target)
        else inCorner.delete(target)
      }
      onChange(inCorner.size > 0)
    },
    { rootMargin },
  )
  for (const element of document.querySelectorAll(keptClear)) {
    if (!element.closest('[inert], [popover], [aria-roledescription]')) observer.observe(element)
  }
  return observer
}
