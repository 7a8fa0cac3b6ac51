/** What the next steps back in the history do instead of leaving the page, in order. */
const waiting: (() => void)[] = []

/** Has the next step back call `act` and nothing else. The function returned cancels that. */
export function onNextBack(act: () => void): () => void {
  waiting.push(act)
  return () => {
    const place = waiting.indexOf(act)
    if (place !== -1) waiting.splice(place, 1)
  }
}

/** Must listen before the router: browsers call the window's listeners in the order added. */
export function passBackToOverlay(event: Event): void {
  const act = waiting.shift()
  if (!act) return
  event.stopImmediatePropagation()
  act()
}
