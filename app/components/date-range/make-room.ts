import type { MouseEvent } from 'react'

/** Height of the search calendar with its margin; below `sheetsBelowPx` it is a sheet. */
const calendarPx = 464
const sheetsBelowPx = 680

/**
 * Scrolls a button to the top if its calendar fits neither above nor below: it would open in the
 * middle of the window, over the button. Keyboard focus may still be scrolling the page smoothly, so
 * that stops first.
 */
export function makeRoom({ currentTarget }: MouseEvent): void {
  scrollTo({ top: scrollY, behavior: 'instant' })
  currentTarget.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { top, bottom } = currentTarget.getBoundingClientRect()
  const isLow = top < calendarPx && innerHeight - bottom < calendarPx
  if (isLow && innerWidth >= sheetsBelowPx) currentTarget.scrollIntoView({ behavior: 'instant' })
}
