import { placeOfText, withoutMarks, type TextPlace } from '#contracts/text-marks.ts'

/** A text or picture on a page that can be edited. */
export interface Spot extends TextPlace {
  /** As it is seen; of a picture, its alternative text. */
  text: string
  isPicture: boolean
}

const unseen = 'script, style, template, noscript'
/** They show one text, even where parts of it have elements of their own. */
const oneText = 'h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, summary'

/** All that can be edited, in the page's order, each once. */
export function spotsIn(page: Document): Spot[] {
  const spots = new Map<string, Spot>()
  for (const element of page.body.querySelectorAll('*')) {
    const spot = element.matches(unseen) ? null : spotOf(element)
    if (spot) spots.set(keyOf(spot), spots.get(keyOf(spot)) ?? spot)
  }
  return [...spots.values()]
}

/** What can be edited at a point of the page's window, also below other things. */
export function spotAt(page: Document, x: number, y: number): Spot | null {
  for (const element of page.elementsFromPoint(x, y)) {
    const spot = spotOf(element) ?? spotWithin(element)
    if (spot) return spot
  }
  return null
}

/** The elements that show a text or picture. */
export function elementsOf(page: Document, place: TextPlace): Element[] {
  return [...page.body.querySelectorAll('*')].filter((element) => {
    const spot = spotOf(element)
    return spot !== null && keyOf(spot) === keyOf(place)
  })
}

function keyOf({ document, path }: TextPlace): string {
  return `${document}:${path}`
}

/** By the element's own text, not that of elements in it. */
function spotOf(element: Element): Spot | null {
  const alt = element.tagName === 'IMG' ? (element.getAttribute('alt') ?? '') : ''
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  const text = alt || own.map(({ nodeValue }) => nodeValue).join('')
  return spotFrom(text, alt !== '')
}

function spotWithin(element: Element): Spot | null {
  return element.matches(oneText) ? spotFrom(element.textContent, false) : null
}

function spotFrom(text: string, isPicture: boolean): Spot | null {
  const place = placeOfText(text)
  return place && { ...place, text: withoutMarks(text).trim(), isPicture }
}
