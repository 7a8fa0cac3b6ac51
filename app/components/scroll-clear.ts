const controls = 'a, button, input, select, textarea, summary'
const part = 'section, article, form, fieldset, li'
const headerPx = 80
/** Of the toasts behind the latest one, and some air. */
const gapPx = 28

/**
 * Scrolls the page as far as `toasts` would cover what comes next in the same part of the page as
 * what was pressed, which stays in view.
 */
export function scrollClear(toasts: HTMLElement, pressed: Element): void {
  if (!pressed.isConnected || pressed.closest('dialog, [popover]')) return
  const { left, right, bottom, y } = toasts.getBoundingClientRect()
  const top = y - gapPx
  const covered = [...(pressed.closest(part)?.querySelectorAll(controls) ?? [])]
    .filter((control) => control === pressed || isAfter(control, pressed))
    .map((control) => control.getBoundingClientRect())
    .filter((each) => each.bottom > top && each.top < bottom)
    .filter((each) => each.right > left && each.left < right)
  const lowest = Math.max(top, ...covered.map((each) => each.bottom))
  const room = pressed.getBoundingClientRect().top - headerPx
  scrollBy({ top: Math.max(0, Math.min(lowest - top, room)), behavior: 'instant' })
}

function isAfter(control: Element, pressed: Element): boolean {
  return (pressed.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
