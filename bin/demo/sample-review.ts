import type { Recommendation } from '#contracts/options.ts'

/** A review as the demo tells it; days are counted back from the day of the demo. */
export interface SampleReview {
  guestName: string
  daysAgo: number
  /** Nights stayed, ending the day before the review; left out when the guest gave no dates. */
  nights?: number
  /** Overall, cleanliness, location, amenities, value; 0 for 'not given'. */
  stars: readonly [number, number, number, number, number]
  title: string
  text: string
  favorite?: string
  suggestion?: string
  /** 'absolutely' when left out. */
  recommend?: Recommendation
  phone?: string
  /** Approved when left out. */
  status?: 'pending' | 'rejected'
  /** The owner's public answer. */
  reply?: string
  /** Looks like a program's work. */
  isSuspect?: true
}
