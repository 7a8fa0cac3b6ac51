const controls = 'a, button, input, select, textarea, summary'
const part = 'section, article, form, fieldset, li'
const headerPx = 80
const gapPx = 8

/**
 * Scrolls the page as far as the toast in `layer` would cover what comes next in the same part of the
 * page as what was pressed, which stays in view.
 */
export function scrollClear(layer: HTMLElement | null, pressed: Element | null): void {
  const toast = layer?.querySelector<HTMLElement>('[data-sonner-toast][data-front="true"]')
  const list = toast?.parentElement?.getBoundingClientRect()
  if (!toast || !list || !pressed || pressed.closest('dialog, [popover]')) return
  const { left, right } = toast.getBoundingClientRect()
  // Where it ends up: it is still sliding in.
  const top = list.bottom - toast.offsetHeight - gapPx
  const covered = [...(pressed.closest(part)?.querySelectorAll(controls) ?? [])]
    .filter((control) => control === pressed || isAfter(control, pressed))
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.bottom > top && box.top < list.bottom)
    .filter((box) => box.right > left && box.left < right)
  const lowest = Math.max(top, ...covered.map(({ bottom }) => bottom))
  const room = pressed.getBoundingClientRect().top - headerPx
  scrollBy({ top: Math.max(0, Math.min(lowest - top, room)), behavior: 'instant' })
}

function isAfter(control: Element, pressed: Element): boolean {
  return (pressed.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
