import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { announce } from '../parts/announce.ts'

/** After moving inside the site the new title is announced and the new heading gets the focus. */
export function useScreenArrival(): void {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    announce(document.title)
    const main = document.getElementById('main')
    const { activeElement } = document
    // Tabs have addresses too, and keep the focus.
    if (!main || (main !== activeElement && main.contains(activeElement))) return
    return focusHeading(main, hash)
  }, [pathname, hash])
}

/** Waits in `main` for a heading that is still loading; returns how to stop waiting. */
function focusHeading(main: HTMLElement, hash: string): (() => void) | undefined {
  const heading = (hash && document.getElementById(hash.slice(1))) || main.querySelector('h1')
  const target = heading ?? main
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  if (heading) return
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main) observer.disconnect()
    else if (main.querySelector('h1')) focusHeading(main, '')
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}
