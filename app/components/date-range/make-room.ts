/**
 * Height of a search's calendar with its margins and some slack, of which six weeks are 5% of the
 * window each.
 */
const searchPx = () => 287 + Math.min(255, innerHeight * 0.3)
/** Below the header. */
const headerPx = 80
/** Room for a label as well. */
const labelPx = 32

/**
 * Scrolls a button up as far as its calendar needs to open below it, unless it fits above: it would
 * open in the middle of the window, over the button. A sheet needs no room.
 *
 * @param calendarPx its height with margins; by default that of a search
 */
export function makeRoom(button: Element, calendarPx = searchPx()): void {
  if (matchMedia('(width < 40rem), (height < 500px)').matches) return
  let box = button.getBoundingClientRect()
  if (box.top < headerPx || box.bottom > innerHeight) {
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    box = button.getBoundingClientRect()
  }
  const above = box.top - headerPx
  const missing = box.bottom + calendarPx - innerHeight
  if (above >= calendarPx || missing <= 0 || missing > above - labelPx) return
  scrollBy({ top: missing, behavior: 'instant' })
}
