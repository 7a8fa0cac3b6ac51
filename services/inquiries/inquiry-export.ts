import type { InquiryFilter } from '#contracts/inquiries.ts'
import { limits } from '#contracts/limits.ts'
import { type StoredInquiry, listInquiries } from '#store/inquiries/inquiries.ts'
import type { Dependencies } from '../dependencies.ts'

/** Tells spreadsheets that this is UTF-8. */
const byteOrderMark = '\uFEFF'

type Column = [heading: string, cell: (inquiry: StoredInquiry) => string]

/** All but the time, whose zone is the property's. */
const columns: readonly Column[] = [
  ['kind', ({ kind }) => kind],
  ['status', ({ status }) => status],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['contactPreference', ({ contactPreference }) => contactPreference ?? ''],
  ['type', (inquiry) => (inquiry.kind === 'event' ? inquiry.eventType : inquiry.groupType)],
  ['people', (inquiry) => (inquiry.kind === 'event' ? inquiry.guestCount : inquiry.groupSize)],
  ['eventDate', ifEvent(({ eventDate }) => eventDate)],
  ['duration', ifEvent(({ duration }) => duration ?? '')],
  ['checkIn', ifGroup(({ checkIn }) => checkIn)],
  ['checkOut', ifGroup(({ checkOut }) => checkOut)],
  ['flexibleDates', ifGroup(({ flexibleDates }) => yesNo(flexibleDates))],
  ['selectedCabins', ifGroup(({ cabinPreferences }) => cabinPreferences.join(', '))],
  ['firstTime', ifGroup(({ firstTime }) => yesNo(firstTime))],
  ['budget', ({ budget }) => budget ?? ''],
  ['message', (inquiry) => (inquiry.kind === 'event' ? inquiry.details : inquiry.specialRequests)],
  ['notes', ({ notes }) => notes],
  ['suspect', ({ isSuspect }) => yesNo(isSuspect)],
]

/** The filtered inquiries, newest first, as CSV (RFC 4180), in pages to limit memory use. */
export async function* exportInquiries(
  { db, site }: Pick<Dependencies, 'db' | 'site'>,
  filter: InquiryFilter,
): AsyncGenerator<string> {
  const { timeZone } = site.facts
  const received: Column = [
    `received (${timeZone})`,
    ({ submittedAt }) => localTime(submittedAt, timeZone),
  ]
  const all = [received, ...columns]
  yield byteOrderMark + csvLine(all.map(([heading]) => heading))
  let cursor: string | undefined
  do {
    const page = await listInquiries(db, { ...filter, limit: limits.pageSizeMax, cursor })
    yield page.inquiries.map((inquiry) => csvLine(all.map(([, cell]) => cell(inquiry)))).join('')
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

function ifEvent(cell: (inquiry: Extract<StoredInquiry, { kind: 'event' }>) => string) {
  return (inquiry: StoredInquiry) => (inquiry.kind === 'event' ? cell(inquiry) : '')
}

function ifGroup(cell: (inquiry: Extract<StoredInquiry, { kind: 'group' }>) => string) {
  return (inquiry: StoredInquiry) => (inquiry.kind === 'group' ? cell(inquiry) : '')
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no'
}

/** '2025-06-01 07:00' at the property: a format spreadsheets parse as a time. */
function localTime(instant: Temporal.Instant, timeZone: string): string {
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
