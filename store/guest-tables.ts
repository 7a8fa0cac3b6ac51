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
import type { Fixed, Flag } from './values.ts'

export type ReviewStatus = 'pending' | 'approved' | 'rejected'
export interface ReviewsTable {
  id: Fixed<string>
  guestName: string
  guestEmail: string
  guestPhone: string | null
  /** The cabin's id, or a name that no cabin has any more. */
  cabin: string
  stayDates: string
  /** Stars from 0 to 5, 0 for 'not given'; the same for the other four. */
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
  /** Possible spam: shown to the admin, no mail. */
  isSuspect: Fixed<Flag>
  ownerReply: string | null
  submittedAt: Fixed<string>
  /** A repeated key stores once. */
  idempotencyKey: Fixed<string | null>
  /** Hash of the body sent under the key. */
  sentDigest: Fixed<string | null>
  /** Username of the administrator who decided last. */
  decidedBy: string | null
  decidedAt: string | null
  /** The same for the answer. */
  repliedBy: string | null
  repliedAt: string | null
}

/** Both kinds; the columns of the other kind are null. */
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
  /** Names of cabins as JSON. */
  cabinPreferences: string | null
  flexibleDates: Flag | null
  firstTime: Flag | null
  specialRequests: string | null
  isSuspect: Fixed<Flag>
  submittedAt: Fixed<string>
  idempotencyKey: Fixed<string | null>
  sentDigest: Fixed<string | null>
  /** Username of the administrator who changed it last. */
  changedBy: string | null
  changedAt: string | null
}
