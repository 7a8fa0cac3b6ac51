/** What a spreadsheet takes for the beginning of a formula, at once or after white space. */
const formulaStart = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/

/**
 * One line of CSV with its line end (RFC 4180): every cell in quotation marks, and an apostrophe
 * before whatever a spreadsheet would run as a formula instead of showing it.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
