import { cabins } from '#content/cabins.ts'
import { CabinCard } from '../../components/cabins/cabin-card.tsx'
import { CardCarousel } from '../../components/cabins/card-carousel.tsx'
import { Ridges } from '../../components/ridges.tsx'
import { ReviewExcerpt, ReviewPlaceholder } from '../../components/reviews/review-excerpt.tsx'

const word = 'unbreakable'.repeat(40)

const longReview = {
  guestName: word,
  cabin: 'Texas Sage',
  overallRating: 5,
  reviewTitle: word,
  reviewText: word,
}

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
