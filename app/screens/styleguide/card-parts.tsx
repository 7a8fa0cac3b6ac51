import { cabins } from '#content/cabins.ts'
import { CabinCard } from '../../components/cabins/cabin-card.tsx'
import { CardCarousel } from '../../components/cabins/card-carousel.tsx'
import { Ridges } from '../../components/ridges.tsx'
import { ReviewExcerpt, ReviewPlaceholder } from '../../components/reviews/review-excerpt.tsx'

const word = 'unbreakable'.repeat(40)

const longReview = {
  id: 'sample',
  guestName: word,
  cabin: 'Texas Sage',
  overallRating: 5,
  cleanlinessRating: 5,
  locationRating: 5,
  amenitiesRating: 5,
  valueRating: 5,
  reviewTitle: word,
  reviewText: word,
  stayDates: '',
  favoriteFeature: '',
  wouldRecommend: 'absolutely',
  isApproved: true,
  ownerReply: null,
  submittedAt: '2025-06-01T12:00:00.000Z',
  createdAt: '2025-06-01T12:00:00.000Z',
} as const

export function CardParts() {
  const [cabin] = cabins
  return (
    <div className="grid gap-8">
      <div className="grid gap-6 md:grid-cols-3">
        {cabin && <CabinCard cabin={cabin} />}
        <ReviewExcerpt review={longReview} />
        <ReviewPlaceholder />
        <CardCarousel label="No pictures" pictures={[]} />
      </div>
      <Ridges />
    </div>
  )
}
