import { storeReview } from '../../fixtures/reviews.ts'
import type { Site } from './site.ts'

/** Three with stars, by cabin and day. */
export async function plantThree({ db }: Site): Promise<void> {
  const plants = [
    { reviewTitle: 'oldest', overallRating: 4, cabin: 'coyote-cabin', at: '2025-05-01' },
    { reviewTitle: 'middle', overallRating: 5, cabin: 'texas-sage', at: '2025-05-02' },
    { reviewTitle: 'newest', overallRating: 3, cabin: 'coyote-cabin', at: '2025-05-03' },
  ]
  for (const { at, ...review } of plants) {
    await storeReview(db, { ...review, submittedAt: Temporal.Instant.from(`${at}T12:00:00Z`) })
  }
}

/** The highest number is the newest. */
export async function plantMany({ db }: Site, count: number): Promise<void> {
  const start = Temporal.Instant.from('2025-05-01T12:00:00Z')
  for (let number = 1; number <= count; number += 1) {
    const submittedAt = start.add({ minutes: number })
    await storeReview(db, { reviewTitle: `Review ${number}`, submittedAt })
  }
}
