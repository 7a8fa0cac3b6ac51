import type {
  ContactPreference,
  EventDuration,
  EventGuestCount,
  EventType,
  GroupSize,
  GroupType,
  InquiryKind,
  InquiryStatus,
} from '#contracts/options.ts'
import type { Fixed, Flag } from '../values.ts'

/** Both kinds; the other kind's columns are null. */
export interface InquiriesTable {
  id: Fixed<string>
  kind: Fixed<InquiryKind>
  status: InquiryStatus
  notes: string
  name: string
  email: string
  phone: string
  contactPreference: ContactPreference | null
  budget: string | null
  eventType: EventType | null
  eventDate: string | null
  guestCount: EventGuestCount | null
  duration: EventDuration | null
  details: string | null
  groupType: GroupType | null
  groupSize: GroupSize | null
  checkIn: string | null
  checkOut: string | null
  /** Cabin names as JSON. */
  cabinPreferences: string | null
  flexibleDates: Flag | null
  firstTime: Flag | null
  specialRequests: string | null
  isSuspect: Fixed<Flag>
  submittedAt: Fixed<string>
  idempotencyKey: Fixed<string | null>
  sentDigest: Fixed<string | null>
  /** The administrator's username. */
  changedBy: string | null
  changedAt: string | null
}

/** What the owner wrote to a guest; the notification with the same id sends it. */
export interface InquiryAnswersTable {
  id: Fixed<string>
  inquiryId: Fixed<string>
  /** From 1 up, in the order of writing. */
  number: Fixed<number>
  subject: Fixed<string>
  text: Fixed<string>
  /** The administrator's username. */
  writtenBy: Fixed<string>
  writtenAt: Fixed<string>
}
