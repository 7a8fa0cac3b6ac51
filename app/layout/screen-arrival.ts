import { announce } from '../components/announce.ts'

/** Announces the screen at `pathname`, focuses its heading and has it counted. */
export function arrive(pathname: string, hash: string): void {
  announce(document.title)
  countView(pathname)
  const main = document.getElementById('main')
  const { activeElement } = document
  // Tabs have addresses too, but keep the focus.
  if (!main || (main !== activeElement && main.contains(activeElement))) return
  if (!isTyping(activeElement)) focusHeading(main, hash)
}

/** Not in a search that has just been sent: its text is what the address asks for. */
function isTyping(element: Element | null): boolean {
  return (
    element instanceof HTMLInputElement &&
    (!element.value || element.value !== element.defaultValue)
  )
}

/** Waits for a heading that is still loading, unless the focus moves on. */
function focusHeading(main: HTMLElement, hash: string): void {
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
}

/** The page was fetched ahead as a rule, so the server cannot know that it is shown. */
function countView(page: string): void {
  if (page.startsWith('/admin')) return
  const body = new Blob([JSON.stringify({ page })], { type: 'application/json' })
  navigator.sendBeacon('/api/visits', body)
}
