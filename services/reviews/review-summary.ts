import type { ReviewSummary, ReviewSummaryQuery } from '#contracts/reviews.ts'
import {
  publicRatingFigures,
  type RatingFigures,
  type SubRating,
} from '#store/reviews/review-figures.ts'
import { cabinIdOf } from '../cabins/cabin-names.ts'
import type { Dependencies } from '../dependencies.ts'

const stars = [1, 2, 3, 4, 5]

/** The public reviews in numbers; the cabin is a name, all cabins if omitted. */
export async function summarizePublicReviews(
  { site, db }: Pick<Dependencies, 'site' | 'db'>,
  query: ReviewSummaryQuery = {},
): Promise<ReviewSummary> {
  const figures = await publicRatingFigures(db, {
    cabin: query.cabin === undefined ? undefined : cabinIdOf(site, query.cabin),
    verified: query.verified !== undefined,
  })
  const counts = figures.map(({ count }) => count)
  const sums = figures.map(({ overallRating, count }) => overallRating * count)
  return {
    count: total(counts),
    verified: total(figures.map(({ verified }) => verified)),
    stars: stars.map((rating) => figures.find((row) => row.overallRating === rating)?.count ?? 0),
    averages: {
      overallRating: average(total(sums), total(counts)),
      cleanlinessRating: averageOf('cleanlinessRating', figures),
      locationRating: averageOf('locationRating', figures),
      amenitiesRating: averageOf('amenitiesRating', figures),
      valueRating: averageOf('valueRating', figures),
    },
  }
}

function averageOf(name: SubRating, figures: readonly RatingFigures[]): number | null {
  const given = figures.map(({ subRatings }) => subRatings[name])
  return average(total(given.map(({ sum }) => sum)), total(given.map(({ count }) => count)))
}

function average(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 100) / 100
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
