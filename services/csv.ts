/** Tells spreadsheets that this is UTF-8. */
const byteOrderMark = '\uFEFF'

/** Written by a person, so that no program may take it for anything but text. */
type Text = string

/** A number, a date or a word of ours: what a program takes it for is what it is. */
interface Value {
  value: string
}

export type Cell = Text | Value

export type Column<Item> = readonly [heading: string, cell: (item: Item) => Cell]

export function valueCell(value: string | number): Value {
  return { value: String(value) }
}

interface ItemPage<Item> {
  items: readonly Item[]
  nextCursor: string | null
}

/** A list as CSV (RFC 4180), fetched in pages to limit memory use. */
export async function* csvOf<Item>(
  columns: readonly Column<Item>[],
  fetchPage: (cursor: string | undefined) => Promise<ItemPage<Item>>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(([heading]) => heading))
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await fetchPage(cursor)
    yield items.map((item) => csvLine(columns.map(([, cell]) => cell(item)))).join('')
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
}

/** When something arrived, as the first column. */
export function receivedColumn<Item extends { submittedAt: Temporal.Instant }>(
  timeZone: string,
): Column<Item> {
  return [
    inZone('received', timeZone),
    ({ submittedAt }) => valueCell(localTime(submittedAt, timeZone)),
  ]
}

/** A heading that says in which time zone its column is. */
export function inZone(heading: string, timeZone: string): string {
  return `${heading} (${timeZone})`
}

export function yesNo(value: boolean): string {
  return value ? 'yes' : 'no'
}

/** '2025-06-01 07:00' at the property: a format spreadsheets parse as a time. */
export function localTime(instant: Temporal.Instant, timeZone: string): string {
  const local = instant.toZonedDateTimeISO(timeZone).toPlainDateTime()
  return local.toString({ smallestUnit: 'minute' }).replace('T', ' ')
}

/**
 * Before text that a spreadsheet would take for something else. Invisible, and no program skips it
 * when it looks for a number, a date or a formula (docs/decisions/guest-data.md).
 */
const textMark = '\u200B'

const formula = /^[=+\-@|%#']/

const digits = /\p{Nd}/u

/** The only words in what a spreadsheet takes for a number, an amount, a date, a time or a duration. */
const words =
  /^(?:[aepx]m?|st|nd|rd|th|of|and|at|bc|ad|gmt|utc|h|hrs?|min|sec|usd|eur|gbp|jan\p{L}*|feb\p{L}*|mar\p{L}*|apr\p{L}*|may|jun\p{L}*|jul\p{L}*|aug\p{L}*|sep\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*|(?:mon|tues?|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?|[tz])$/iu

/** Whether a spreadsheet would take a text for a formula, a number, a date or a truth value. */
function isMistakable(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/^[\s\p{C}]+/u, '')
  if (formula.test(plain) || /^(?:true|false)\s*$/i.test(plain)) return true
  if (/^[\t\r\n]/.test(text)) return true
  return digits.test(plain) && (plain.match(/\p{L}+/gu) ?? []).every((word) => words.test(word))
}

/** One CSV line (RFC 4180), every cell in quotes. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: Cell): string {
  if (typeof cell !== 'string') return quoted(cell.value)
  return quoted(isMistakable(cell) ? textMark + cell : cell)
}

function quoted(text: string): string {
  // Line breaks as they are in a text; the others end a row in some spreadsheets.
  return `"${text.replaceAll(/\r\n?/g, '\n').replaceAll('"', '""')}"`
}
