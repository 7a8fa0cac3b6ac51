import type { Site } from './site.ts'

/** All stored reviews, oldest first. */
export function storedReviews({ db }: Site) {
  return db
    .selectFrom('reviews')
    .select([
      'id',
      'guestName',
      'guestEmail',
      'reviewTitle',
      'overallRating',
      'status',
      'isSuspect',
      'isVerified',
    ])
    .orderBy('id')
    .execute()
}
