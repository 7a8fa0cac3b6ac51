import type { Site } from './site.ts'

/** What is stored of every review, the oldest first. */
export function storedReviews({ db }: Site) {
  return db
    .selectFrom('reviews')
    .select(['guestName', 'guestEmail', 'reviewTitle', 'overallRating', 'status', 'isSuspect'])
    .orderBy('id')
    .execute()
}
