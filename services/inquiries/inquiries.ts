import type {
  AdminInquiry,
  AdminInquiryQuery,
  InquiryChange,
  InquiryCounts,
} from '#contracts/inquiries.ts'
import { changeInquiry, lastInquiryChange, type StoredInquiry } from '#store/inquiries/inquiries.ts'
import * as inbox from '#store/inquiries/inquiries.ts'
import type { Change } from '#store/values.ts'
import { missing } from '../errors.ts'
import { changedByAnother } from '../changed-by-another.ts'
import type { Dependencies } from '../dependencies.ts'
import { isId } from '../ids.ts'

type Deps = Pick<Dependencies, 'db'>

export interface AdminInquiryPage {
  inquiries: AdminInquiry[]
  /** Cursor of the next page, which may follow an empty page of a search; null on the last. */
  nextCursor: string | null
}

/** Inquiries for the owner, newest first. Throws `BadCursorError`. */
export async function listInquiries(
  { db }: Deps,
  query: AdminInquiryQuery,
): Promise<AdminInquiryPage> {
  const { inquiries, nextCursor } = await inbox.listInquiries(db, query)
  return { inquiries: inquiries.map(presentInquiry), nextCursor }
}

export async function countInquiries({ db }: Deps): Promise<InquiryCounts> {
  return inbox.countInquiries(db)
}

/** Throws `NotFoundError`. */
export async function findInquiry({ db }: Deps, id: string): Promise<AdminInquiry> {
  const inquiry = isId(id) ? await inbox.findInquiry(db, id) : undefined
  if (!inquiry) throw missing('inquiry')
  return presentInquiry(inquiry)
}

/**
 * Sets status, notes or both; any status may follow any other. Throws `NotFoundError`, and
 * `ConflictError` if it has changed since the administrator saw it.
 */
export async function updateInquiry(
  { site, db }: Deps & Pick<Dependencies, 'site'>,
  id: string,
  change: InquiryChange,
  changed?: Change,
): Promise<AdminInquiry> {
  const inquiry = isId(id) ? await changeInquiry(db, id, change, changed) : null
  if (inquiry) return presentInquiry(inquiry)
  const last = isId(id) ? await lastInquiryChange(db, id) : undefined
  if (last === undefined) throw missing('inquiry')
  throw changedByAnother('inquiry', { last, timeZone: site.facts.timeZone })
}

/** The admin's view of an inquiry. Every field is named; the idempotency key is left out. */
export function presentInquiry(inquiry: StoredInquiry): AdminInquiry {
  const shared = {
    id: inquiry.id,
    status: inquiry.status,
    notes: inquiry.notes,
    isSuspect: inquiry.isSuspect,
    submittedAt: inquiry.submittedAt.toString({ smallestUnit: 'millisecond' }),
    name: inquiry.name,
    email: inquiry.email,
    phone: inquiry.phone,
    contactPreference: inquiry.contactPreference,
  }
  if (inquiry.kind === 'event') {
    const { kind, eventType, eventDate, guestCount, duration, budget, details } = inquiry
    return { kind, ...shared, eventType, eventDate, guestCount, duration, budget, details }
  }
  return {
    kind: inquiry.kind,
    ...shared,
    groupType: inquiry.groupType,
    groupSize: inquiry.groupSize,
    checkIn: inquiry.checkIn,
    checkOut: inquiry.checkOut,
    cabinPreferences: inquiry.cabinPreferences,
    flexibleDates: inquiry.flexibleDates,
    firstTime: inquiry.firstTime,
    budget: inquiry.budget,
    specialRequests: inquiry.specialRequests,
  }
}
