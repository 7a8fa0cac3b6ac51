const kept =
  'a, button, summary, input, textarea, select, details, dialog, [popover], [tabindex], [contenteditable]'

/**
 * Remembers the page as the guest sees it. The function returned gives what a new rendering has
 * replaced to the elements that took its place: what was typed, chosen and opened, and the focus.
 */
export function rememberPage(): () => void {
  let known = everyKept()
  const isOpen = watchOpen()
  const focused = watchFocus()
  return () => {
    const lost = [...known].filter((element) => !element.isConnected)
    const current = everyKept()
    const fresh = [...current].filter((element) => !known.has(element))
    known = current
    const successors = pair(lost, fresh)
    for (const [old, successor] of successors) {
      carryValue(old, successor)
      if (isOpen(old)) reopen(successor)
    }
    const old = focused()
    const successor = old && successors.get(old)
    if (successor) focusAs(old, successor)
  }
}

function everyKept(): Set<Element> {
  return new Set(document.querySelectorAll(kept))
}

/** Removing a popover closes it without an event. */
function watchOpen() {
  const open = new Set(document.querySelectorAll(':popover-open, dialog[open], details[open]'))
  const follow = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof Element)) return
    if (newState === 'open') open.add(target)
    else open.delete(target)
  }
  document.addEventListener('toggle', follow, true)
  return (element: Element) => open.has(element)
}

/** The focused element. One that is removed counts until the end of that task. */
function watchFocus() {
  let focused = document.activeElement
  const follow = () => queueMicrotask(() => (focused = document.activeElement))
  document.addEventListener('focusin', follow)
  document.addEventListener('focusout', follow)
  return () => focused
}

/** By what they are, in the order of the page. */
function pair(lost: readonly Element[], fresh: readonly Element[]): Map<Element, Element> {
  const waiting = Map.groupBy(fresh, kindOf)
  return new Map(
    lost.flatMap((old): [Element, Element][] => {
      const successor = waiting.get(kindOf(old))?.shift()
      return successor ? [[old, successor]] : []
    }),
  )
}

function kindOf(element: Element): string {
  const names = ['type', 'name', 'href', 'popover'].map((name) => element.getAttribute(name))
  const isBox = element.matches('[type=checkbox], [type=radio]')
  return [element.tagName, ...names, isBox && element.getAttribute('value')].join('|')
}

function carryValue(old: Element, successor: Element): void {
  if (old instanceof HTMLSelectElement && successor instanceof HTMLSelectElement) {
    if ([...old.options].some((option) => option.selected !== option.defaultSelected)) {
      successor.value = old.value
    }
  } else if (old instanceof HTMLTextAreaElement && successor instanceof HTMLTextAreaElement) {
    if (old.value !== old.defaultValue) successor.value = old.value
  } else if (old instanceof HTMLInputElement && successor instanceof HTMLInputElement) {
    if (old.type === 'file') successor.files = old.files
    else if (old.value !== old.defaultValue) successor.value = old.value
    if (old.checked !== old.defaultChecked) successor.checked = old.checked
  }
}

function reopen(element: Element): void {
  if (element instanceof HTMLDetailsElement) element.open = true
  else if (element instanceof HTMLDialogElement) element.showModal()
  else if (element instanceof HTMLElement) element.showPopover()
}

function focusAs(old: Element, successor: Element): void {
  if (successor instanceof HTMLElement) successor.focus({ preventScroll: true })
  if (!isText(old) || !isText(successor) || old.selectionStart === null) return
  successor.setSelectionRange(
    old.selectionStart,
    old.selectionEnd,
    old.selectionDirection ?? 'none',
  )
}

function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}
