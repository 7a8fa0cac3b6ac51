import { useLayoutEffect, useRef } from 'react'
import { thankYou } from '#content/reviews/review-page.ts'
import { site } from '#content/site.ts'
import { positiveRating } from '#contracts/limits.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Apology } from './apology.tsx'
import type { WrittenReview } from './compose.ts'
import { ShareReview } from './share-review.tsx'

/** Thanks; a happy guest is asked to tell others, an unhappy one is offered a call. */
export function ThankYou({ review }: { review: WrittenReview }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isHappy = review.overallRating >= positiveRating
  // Before the paint: the button that was pressed is gone, and the focus would be nowhere.
  useLayoutEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <div className="mx-auto grid max-w-2xl gap-8">
      <div className="text-center">
        <h2 ref={heading} tabIndex={-1} className="sign text-title outline-none">
          {thankYou.heading}
        </h2>
        <p className="mt-3 text-lead text-soft">{thankYou.text}</p>
      </div>
      {!isHappy && <Apology />}
      {(isHappy || site.publicReviewLinks === 'everyone') && <ShareReview review={review} />}
      <ButtonLink kind="secondary" to={thankYou.home.to} className="justify-self-center">
        {thankYou.home.label}
      </ButtonLink>
    </div>
  )
}
