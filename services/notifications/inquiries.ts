import type { EventInquiry, GroupInquiry } from '#contracts/inquiries.ts'
import type { FormFields } from '#store/outbox/form-fields.ts'
import { toOwner, type Notification } from './to-owner.ts'

/** An inquiry of either kind as the guest sent it. */
export type SentInquiry = ({ kind: 'event' } & EventInquiry) | ({ kind: 'group' } & GroupInquiry)

// Fixed text only, so that nothing a guest writes can reach a mail header (section 7).
const inquirySubjects = {
  event: 'Event Planning Inquiry',
  group: 'Group Booking Inquiry',
} as const

/**
 * The form for both recipients (specification, section 7): the hidden fields, then the inputs under
 * their form names. `returnUrl` is the form's page.
 */
export function inquiryNotifications(inquiry: SentInquiry, returnUrl: string): Notification[] {
  const subject = inquirySubjects[inquiry.kind]
  const fields: FormFields = [
    ['_subject', subject],
    ['_next', returnUrl],
    ['_captcha', 'false'],
    ['name', inquiry.name],
    ['email', inquiry.email],
    ['phone', inquiry.phone],
    ...(inquiry.kind === 'event' ? eventFields(inquiry) : groupFields(inquiry)),
  ]
  return toOwner({ kind: 'inquiry', subject, fields })
}

function eventFields(inquiry: EventInquiry): FormFields {
  return [
    ['eventType', inquiry.eventType],
    ['eventDate', inquiry.eventDate],
    ['guestCount', inquiry.guestCount],
    ['duration', inquiry.duration ?? ''],
    ['budget', inquiry.budget ?? ''],
    ['details', inquiry.details],
    ['contactPreference', inquiry.contactPreference ?? ''],
  ]
}

function groupFields(inquiry: GroupInquiry): FormFields {
  return [
    ['groupType', inquiry.groupType],
    ['groupSize', inquiry.groupSize],
    ['checkIn', inquiry.checkIn],
    ['checkOut', inquiry.checkOut],
    // Once for each checked box, as a browser sends them.
    ...inquiry.cabinPreferences.map((cabin) => ['cabinPreferences', cabin] as const),
    ['flexibleDates', String(inquiry.flexibleDates)],
    ['firstTime', String(inquiry.firstTime)],
    ['budget', inquiry.budget ?? ''],
    ['specialRequests', inquiry.specialRequests],
    ['contactPreference', inquiry.contactPreference ?? ''],
    ['selectedCabins', inquiry.cabinPreferences.join(', ')],
  ]
}
