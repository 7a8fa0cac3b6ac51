import type { TextPlace } from '#contracts/text-marks.ts'
import { elementsOf, spotAt, type Spot } from './marked-page.ts'

export interface PageWatcher {
  /** A text or picture was pressed. */
  onPress: (spot: Spot) => void
  /** A link to another page of the site was pressed: its path. */
  onLeave: (path: string) => void
}

const over = 'data-edit-over'
const chosen = 'data-edit-chosen'
const sheet = `
  [${over}] { outline: 2px dashed #c2410c; outline-offset: 3px; cursor: pointer; }
  [${chosen}] { outline: 3px solid #c2410c; outline-offset: 3px; }
`

/** Shows what can be edited on a page in a frame, and hears what is pressed. Returns how to stop. */
export function watchPage(page: Document, watcher: PageWatcher): () => void {
  const ended = new AbortController()
  const options = { capture: true, signal: ended.signal }
  page.addEventListener('click', (event) => press(page, event, watcher), options)
  // Nothing is sent from a page that is being edited.
  page.addEventListener('submit', (event) => event.preventDefault(), options)
  page.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      mark(page, over, spotAt(page, clientX, clientY))
    },
    options,
  )
  addStyles(page)
  return () => ended.abort()
}

/** Marks what is edited at the moment, and brings it into view. */
export function showChosen(page: Document, spot: TextPlace | null): void {
  mark(page, chosen, spot)
  const [first] = page.querySelectorAll(`[${chosen}]`)
  const own = page.defaultView
  if (!first || !own) return
  if (isBelowSheet()) own.frameElement?.parentElement?.scrollIntoView()
  const { top, bottom } = first.getBoundingClientRect()
  const isSeen = top >= belowHeaderPx && bottom <= own.innerHeight * seenShare()
  // Not `scrollIntoView`, which moves the editor too.
  if (!isSeen) own.scrollBy(0, top - belowHeaderPx)
}

/** Clears the page's sticky header. */
const belowHeaderPx = 96

/** Whether the fields are in a sheet over the page, not beside it. */
function isBelowSheet(): boolean {
  return !matchMedia('(min-width: 80rem)').matches
}

/** The share of the frame not covered by the sheet. */
function seenShare(): number {
  return isBelowSheet() ? 0.4 : 1
}

function press(page: Document, event: MouseEvent, { onPress, onLeave }: PageWatcher): void {
  const target = event.target as Element
  const link = target.closest<HTMLAnchorElement>('a[href]')
  const spot = pressedSpot(page, event)
  if (link) {
    event.preventDefault()
    event.stopPropagation()
  }
  // Buttons do what they do, so that what they unfold can be pressed next.
  if (spot) onPress(spot)
  else if (link?.origin === location.origin) onLeave(link.pathname)
}

/** Keys press at no point. */
function pressedSpot(page: Document, { clientX, clientY, detail }: MouseEvent): Spot | null {
  return detail === 0 ? null : spotAt(page, clientX, clientY)
}

function mark(page: Document, attribute: string, spot: TextPlace | null): void {
  for (const marked of page.querySelectorAll(`[${attribute}]`)) marked.removeAttribute(attribute)
  if (!spot) return
  for (const element of elementsOf(page, spot)) element.setAttribute(attribute, '')
}

/** The page's policy takes no style elements. */
function addStyles(page: Document): void {
  const own = page.defaultView
  if (!own) return
  const styles = new own.CSSStyleSheet()
  styles.replaceSync(sheet)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, styles]
}
