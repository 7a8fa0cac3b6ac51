import { z } from 'zod'
import type { Insertable } from 'kysely'
import type { EventBudget, GroupBudget } from '#contracts/options.ts'
import type { InquiryRow, NewInquiry, StoredInquiry } from './inquiries.ts'
import type { InquiriesTable } from './tables.ts'
import { booleanToFlag, flagToBoolean, instantToText, textToInstant } from '../values.ts'

const cabinsSchema = z.array(z.string())

type NewRow = Omit<Insertable<InquiriesTable>, 'id' | 'status' | 'notes'>

/** The columns of an inquiry; the other kind's stay null. */
export function toRow(inquiry: NewInquiry): NewRow {
  const shared = {
    isSuspect: booleanToFlag(inquiry.isSuspect),
    submittedAt: instantToText(inquiry.submittedAt),
    idempotencyKey: keyOf(inquiry),
  }
  if (inquiry.kind === 'event') return { ...inquiry, ...shared }
  return {
    ...inquiry,
    ...shared,
    cabinPreferences: JSON.stringify(inquiry.cabinPreferences),
    flexibleDates: booleanToFlag(inquiry.flexibleDates),
    firstTime: booleanToFlag(inquiry.firstTime),
  }
}

/** Both kinds share a table, so a key is prefixed with its form. */
function keyOf({ kind, idempotencyKey }: NewInquiry): string | null {
  return idempotencyKey === null ? null : `${kind}:${idempotencyKey}`
}

/** Throws for a row not created by `toRow`. */
export function fromRow(row: InquiryRow): StoredInquiry {
  const { id, status, notes, name, email, phone, contactPreference, sentDigest } = row
  const shared = {
    id,
    status,
    notes,
    name,
    email,
    phone,
    contactPreference,
    idempotencyKey: row.idempotencyKey?.slice(`${row.kind}:`.length) ?? null,
    sentDigest,
    isSuspect: flagToBoolean(row.isSuspect),
    submittedAt: textToInstant(row.submittedAt),
  }
  return row.kind === 'event'
    ? { kind: 'event', ...shared, ...eventPart(row) }
    : { kind: 'group', ...shared, ...groupPart(row) }
}

function eventPart(row: InquiryRow) {
  return {
    eventType: present(row.eventType),
    eventDate: present(row.eventDate),
    guestCount: present(row.guestCount),
    duration: row.duration,
    // The kind determines which list applies.
    budget: row.budget as EventBudget | null,
    details: present(row.details),
  }
}

function groupPart(row: InquiryRow) {
  return {
    groupType: present(row.groupType),
    groupSize: present(row.groupSize),
    checkIn: present(row.checkIn),
    checkOut: present(row.checkOut),
    cabinPreferences: cabinsSchema.parse(JSON.parse(present(row.cabinPreferences))),
    flexibleDates: flagToBoolean(present(row.flexibleDates)),
    firstTime: flagToBoolean(present(row.firstTime)),
    budget: row.budget as GroupBudget | null,
    specialRequests: present(row.specialRequests),
  }
}

/** Guaranteed by a table constraint for this kind. */
function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('An inquiry is missing a required field for its kind.')
  return value
}
