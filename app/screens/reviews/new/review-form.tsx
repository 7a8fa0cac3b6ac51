import { Link } from 'react-router'
import { reviewPage } from '#content/review-page.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { Returned } from '../../../components/form/native-post.ts'
import { FormFrame, Submit, Honeypot } from '../../../components/form/form-frame.tsx'
import { useGuestForm } from '../../../components/form/use-guest-form.ts'
import { useFacts } from '../../../documents.ts'
import { GuestSection, RatingSection, WrittenSection } from './form-sections.tsx'
import { reviewKind } from './review-kind.ts'
import type { ReviewBody } from './send-review.ts'

interface ReviewFormProps {
  cabin: Cabin
  /** The server's errors for a form sent without scripts. */
  returned: Returned | undefined
  onStored: (review: ReviewBody) => void
}

export function ReviewForm({ cabin, returned, onStored }: ReviewFormProps) {
  const kind = reviewKind(cabin, useFacts())
  const review = useGuestForm({ kind, returned, onStored })
  return (
    <FormFrame
      submission={review}
      values={review.returned?.values}
      action={`/review?cabin=${cabin.slug}`}
      noValidate={review.values !== undefined}
      onInput={review.onInput}
      className="grid gap-8 rounded-lg border border-line bg-card p-5 shadow-card sm:p-8"
    >
      <Link
        to="?"
        preventScrollReset
        onClick={review.forget}
        className="w-fit font-medium underline underline-offset-4"
      >
        {reviewPage.back}
      </Link>
      <h2 className="text-heading">{reviewPage.reviewing(cabin.name)}</h2>
      <p className="text-soft">{reviewPage.required}</p>
      <GuestSection />
      <RatingSection />
      <WrittenSection />
      <Honeypot />
      <Submit submission={review} words={reviewPage} />
    </FormFrame>
  )
}
