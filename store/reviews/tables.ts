import type { Generated } from 'kysely'
import type { Recommendation } from '#contracts/options.ts'
import type { Fixed, Flag } from '../values.ts'

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
