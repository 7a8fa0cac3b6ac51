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

const named: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
}

const breaks = new Set(['br', 'p', 'div', 'li', 'ul', 'ol', 'tr', 'h1', 'h2', 'h3', 'h4'])
const unread = new Set(['script', 'style'])

/** A description as plain text, at most `max` UTF-16 units, still to be escaped. */
export function plainTextOf(html: string, max: number): string {
  // Markup may be longer than the text, but not without limit.
  return paragraphsOf(decodeEntities(withoutTags(html.slice(0, max * 4))), max)
}

/** A tag never contains another '<', so each character is read once. */
function withoutTags(html: string): string {
  let text = ''
  let skipping: string | undefined
  for (const part of html.split(/(<\/?[a-z][^<>]*>|<!--[^<>]*-->)/i)) {
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(part) ?? []
    const tag = name.toLowerCase()
    if (skipping !== undefined) {
      if (slash && tag === skipping) skipping = undefined
    } else if (unread.has(tag)) {
      if (!slash) skipping = tag
    } else if (breaks.has(tag)) {
      text += tag === 'li' && !slash ? '\n• ' : '\n'
    } else if (!isTag(part)) {
      text += part
    }
  }
  return text
}

function isTag(part: string): boolean {
  return /^<(\/?[a-z]|!--)[^<>]*>$/i.test(part)
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name.toLowerCase()] ?? whole
    const isHex = /^#x/i.test(name)
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code).toWellFormed() : whole
  })
}
