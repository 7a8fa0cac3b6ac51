import type { Generated } from 'kysely'
import type {
  ContactPreference,
  EventDuration,
  EventGuestCount,
  EventType,
  GroupSize,
  GroupType,
  InquiryKind,
  InquiryStatus,
  Recommendation,
} from '#contracts/options.ts'
import type { OpeningState } from '#contracts/openings.ts'
import type { Fixed, Flag } from './values.ts'

export type ReviewStatus = 'pending' | 'approved' | 'rejected'
export interface ReviewsTable {
  id: Fixed<string>
  guestName: string
  guestEmail: string
  guestPhone: string | null
  /** The cabin's id, or a name that no longer matches a cabin. */
  cabin: string
  stayDates: string
  /** Stars from 0 to 5; 0 means not given. The same for the other four. */
  overallRating: number
  cleanlinessRating: number
  locationRating: number
  amenitiesRating: number
  valueRating: number
  reviewTitle: string
  reviewText: string
  favoriteFeature: string
  improvementSuggestion: string
  wouldRecommend: Recommendation | null
  allowPublic: Flag
  status: ReviewStatus
  /** Possible spam: shown to the admin, not mailed. */
  isSuspect: Fixed<Flag>
  /** It came by a stay link; the database's default is 0. */
  isVerified: Generated<Flag>
  ownerReply: string | null
  submittedAt: Fixed<string>
  /** The same key stores only once. */
  idempotencyKey: Fixed<string | null>
  /** Hash of the body sent with the key. */
  sentDigest: Fixed<string | null>
  /** The administrator's username. */
  decidedBy: string | null
  decidedAt: string | null
  /** The same for the reply. */
  repliedBy: string | null
  repliedAt: string | null
}

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

/** Who wants to hear when nights are free. One row per address and stay; ending deletes it. */
export interface OpeningsTable {
  id: Fixed<string>
  /** The cabin's id. */
  cabin: Fixed<string>
  checkIn: Fixed<string>
  checkOut: Fixed<string>
  guests: number
  /** In lower case. */
  guestEmail: Fixed<string>
  state: OpeningState
  /** Of the link in the mail that asks for confirmation. */
  tokenHash: string
  /** Of the link in the mail that says the nights are free. */
  toldTokenHash: string | null
  askedAt: string
  confirmedAt: string | null
  toldAt: string | null
}
