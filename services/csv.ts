/** Tells spreadsheets that this is UTF-8. */
const byteOrderMark = '\uFEFF'

export type Column<Item> = readonly [heading: string, cell: (item: Item) => string]

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
  return [inZone('received', timeZone), ({ submittedAt }) => localTime(submittedAt, timeZone)]
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

/** What a spreadsheet takes for the start of a formula, at once or after white space. */
const formulaStart = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/

/** One CSV line (RFC 4180): cells quoted, with an apostrophe before anything read as a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
