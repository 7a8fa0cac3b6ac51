/**
 * Says where a text of the owner's documents stands, so that it can be edited on the page. A mark
 * is in the text, in characters that nothing shows: Unicode's tags, one for each of ASCII
 * (The Unicode Standard, 23.9).
 */
export interface TextPlace {
  /** 'cabins/texas-sage' */
  document: string
  /** With dots: 'hero.facts.0.label'. */
  path: string
}

const tags = 0xe0000
const endOfMark = '\u{E007F}'
const mark = /([\u{E0020}-\u{E007E}]+)\u{E007F}/u
const marks = /[\u{E0020}-\u{E007E}]+\u{E007F}/gu

export function withMark(text: string, { document, path }: TextPlace): string {
  const place = encodeURI(`${document}:${path}`)
  const hidden = Array.from(place, (each) => String.fromCodePoint(tags + each.charCodeAt(0)))
  // Before the full stop, so that it ends the text as it did.
  const end = /[.!?]*$/.exec(text)?.[0] ?? ''
  return text.slice(0, text.length - end.length) + hidden.join('') + endOfMark + end
}

/** Where a text stands by its first mark; null without one. */
export function placeOfText(text: string): TextPlace | null {
  const [, hidden] = mark.exec(text) ?? []
  if (hidden === undefined) return null
  const ascii = Array.from(hidden, (each) =>
    String.fromCodePoint((each.codePointAt(0) ?? tags) - tags),
  )
  const [document = '', path = ''] = decodeURI(ascii.join('')).split(':', 2)
  return { document, path }
}

export function withoutMarks(text: string): string {
  return text.replaceAll(marks, '')
}
