// Control characters mean nothing in text; tabs and line breaks are dealt with first.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/g // oxlint-disable-line no-control-regex

/** Trimmed text on one line, at most so many UTF-16 units of it. */
export function lineOf(text: string, max: number): string {
  return cut(text.replace(/\s+/g, ' ').replace(controls, '').trim(), max)
}

/** Trimmed text with its line breaks, never more than one empty line in a row. */
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

/** What is too long ends in an ellipsis, and no character is cut in half. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text.toWellFormed()
  const beginning = text.slice(0, max - 1).toWellFormed()
  return `${beginning.replace(/\ufffd$/, '')}…`
}
