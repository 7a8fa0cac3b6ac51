import type { InquiryFilter } from '#contracts/inquiries.ts'
import { limits } from '#contracts/limits.ts'
import { type StoredInquiry, listInquiries } from '#store/inquiries/inquiries.ts'
import { csvOf, receivedColumn, yesNo, type Column, valueCell, type Cell } from '../csv.ts'
import type { Dependencies } from '../dependencies.ts'

/** All but the time, whose zone is the property's. */
const columns: readonly Column<StoredInquiry>[] = [
  ['kind', ({ kind }) => kind],
  ['status', ({ status }) => status],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['contactPreference', ({ contactPreference }) => contactPreference ?? ''],
  ['type', (inquiry) => (inquiry.kind === 'event' ? inquiry.eventType : inquiry.groupType)],
  ['people', (inquiry) => (inquiry.kind === 'event' ? inquiry.guestCount : inquiry.groupSize)],
  ['eventDate', ifEvent(({ eventDate }) => valueCell(eventDate))],
  ['duration', ifEvent(({ duration }) => duration ?? '')],
  ['checkIn', ifGroup(({ checkIn }) => valueCell(checkIn))],
  ['checkOut', ifGroup(({ checkOut }) => valueCell(checkOut))],
  ['flexibleDates', ifGroup(({ flexibleDates }) => yesNo(flexibleDates))],
  ['selectedCabins', ifGroup(({ cabinPreferences }) => cabinPreferences.join(', '))],
  ['firstTime', ifGroup(({ firstTime }) => yesNo(firstTime))],
  ['budget', ({ budget }) => budget ?? ''],
  ['message', (inquiry) => (inquiry.kind === 'event' ? inquiry.details : inquiry.specialRequests)],
  ['notes', ({ notes }) => notes],
  ['suspect', ({ isSuspect }) => yesNo(isSuspect)],
]

/** The filtered inquiries, newest first, as CSV. */
export function exportInquiries(
  { db, site }: Pick<Dependencies, 'db' | 'site'>,
  filter: InquiryFilter,
): AsyncGenerator<string> {
  const received = receivedColumn<StoredInquiry>(site.facts.timeZone)
  return csvOf([received, ...columns], async (cursor) => {
    const page = await listInquiries(db, { ...filter, limit: limits.pageSizeMax, cursor })
    return { items: page.inquiries, nextCursor: page.nextCursor }
  })
}

function ifEvent(cell: (inquiry: Extract<StoredInquiry, { kind: 'event' }>) => Cell) {
  return (inquiry: StoredInquiry) => (inquiry.kind === 'event' ? cell(inquiry) : '')
}

function ifGroup(cell: (inquiry: Extract<StoredInquiry, { kind: 'group' }>) => Cell) {
  return (inquiry: StoredInquiry) => (inquiry.kind === 'group' ? cell(inquiry) : '')
}
