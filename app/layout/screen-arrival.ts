import { announce } from '../components/announce.ts'

/** Announces the screen and focuses its heading. */
export function arrive(hash: string): void {
  announce(document.title)
  const main = document.getElementById('main')
  const { activeElement } = document
  // Tabs have addresses too, but keep the focus.
  if (!main || (main !== activeElement && main.contains(activeElement))) return
  focusHeading(main, hash)
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
