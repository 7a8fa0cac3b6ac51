import type { AdminInquiry } from '#contracts/inquiries.ts'
import type { StoredInquiry } from '#store/inquiries/inquiries.ts'

/** What the admin sees of an inquiry: every field is named, and the key it was sent under is not. */
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
