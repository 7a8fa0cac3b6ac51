import type { MouseEvent } from 'react'

/** Of the calendar of a search, with its margin. On phones it is a sheet. */
const calendarPx = 464
const sheetsBelowPx = 680

/**
 * Scrolls a button up if its calendar has room on neither side of it: it would open in the middle
 * of the window and cover the button.
 */
export function makeRoom({ currentTarget }: MouseEvent): void {
  const { top, bottom } = currentTarget.getBoundingClientRect()
  const isLow = top < calendarPx && innerHeight - bottom < calendarPx
  if (isLow && innerWidth >= sheetsBelowPx) currentTarget.scrollIntoView({ behavior: 'instant' })
}
