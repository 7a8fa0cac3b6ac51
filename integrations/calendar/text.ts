import { decodeHTMLStrict } from 'entities'
import { addressIn, withAddress, type Link } from './links.ts'

// Removes control characters; tabs and line breaks are handled first.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/g // oxlint-disable-line no-control-regex

/** Trimmed text on one line, at most `max` UTF-16 units. */
export function lineOf(text: string, max: number): string {
  return cut(text.replace(/\s+/g, ' ').replace(controls, '').trim(), max)
}

/** Trimmed text with line breaks, never more than one blank line in a row. */
export function paragraphsOf(text: string, max: number): string {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/\s+/g, ' ').replace(controls, '').trim())
  return cut(
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    max,
  )
}

/** Ends in an ellipsis if cut, never in the middle of a character. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text.toWellFormed()
  const beginning = text.slice(0, max - 1).toWellFormed()
  return `${beginning.replace(/\ufffd$/, '')}…`
}

const breaks = new Set(
  'br p div li ul ol dl dt dd tr hr blockquote table h1 h2 h3 h4 h5 h6'.split(' '),
)
const unread = new Set(['script', 'style'])

// A tag never contains another '<', so each character is read once; `<jo@x.example>` is none.
const tags = /(<\/?[a-z][a-z0-9]*(?:[\s/][^<>]*)?>|<!--[^<>]*-->)/i

/** A description as plain text, at most `max` UTF-16 units, still to be escaped. */
export function plainTextOf(html: string, max: number): string {
  // Markup may be longer than the text, but not without limit.
  return paragraphsOf(withoutTags(html.slice(0, max * 4)), max)
}

/** The text, with the addresses of links. */
function withoutTags(html: string): string {
  let text = ''
  let skipping: string | undefined
  let link: Link | undefined
  const add = (words: string) => {
    if (link) link.words += words
    else text += words
  }
  const endLink = () => {
    if (link) text += withAddress(link)
    link = undefined
  }
  const readTag = (part: string) => {
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(part) ?? []
    const tag = name.toLowerCase()
    if (skipping !== undefined) {
      if (slash && tag === skipping) skipping = undefined
    } else if (unread.has(tag)) {
      if (!slash) skipping = tag
    } else if (tag === 'a') {
      endLink()
      if (!slash) link = { address: addressIn(part), words: '' }
    } else if (breaks.has(tag)) {
      add(tag === 'li' && !slash ? '\n• ' : '\n')
    }
  }
  // Every second part is a tag.
  for (const [at, part] of html.split(tags).entries()) {
    if (at % 2 === 1) readTag(part)
    else if (skipping === undefined) add(decodeHTMLStrict(part))
  }
  endLink()
  return text
}
