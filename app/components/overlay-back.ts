import { whereabouts } from '../whereabouts.ts'

/** What the next steps back in the history do first, in order. */
const waiting: (() => void)[] = []

/** Has the next step back close an overlay. The function returned cancels that. */
export function onNextBack(act: () => void): () => void {
  waiting.push(act)
  return () => {
    const place = waiting.indexOf(act)
    if (place !== -1) waiting.splice(place, 1)
  }
}

/**
 * Keeps steps between a page and its overlay from the router, which would load the page again and
 * scroll it. Must listen before the router: browsers call the window's listeners in the order added.
 */
export function passBackToOverlay(event: PopStateEvent): void {
  waiting.shift()?.()
  const here = whereabouts()
  const { key } = (event.state ?? {}) as { key?: string }
  // The router may already be on the page that is coming.
  if (here && !here.isMoving && key === here.location.key) event.stopImmediatePropagation()
}
