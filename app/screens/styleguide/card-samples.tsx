import { CabinCard } from '../../components/cabins/cabin-card.tsx'
import { CardCarousel } from '../../components/cabins/card-carousel.tsx'
import { useCabins } from '../../documents.ts'
import { Ridges } from '../../components/ridges.tsx'
import { ReviewExcerpt, ReviewPlaceholder } from '../../components/reviews/review-excerpt.tsx'

const word = 'unbreakable'.repeat(40)

const longReview = {
  verified: true,
  guestName: word,
  cabin: word,
  overallRating: 5,
  reviewTitle: word,
  reviewText: word,
}

export function CardSamples() {
  const [cabin] = useCabins()
  return (
    <div className="grid gap-8">
      <div className="grid gap-6 md:grid-cols-3">
        {cabin && <CabinCard cabin={cabin} />}
        <ReviewExcerpt review={longReview} />
        <ReviewPlaceholder />
        <CardCarousel to="/cabins" label="No pictures" pictures={[]} />
      </div>
      <Ridges />
    </div>
  )
}
