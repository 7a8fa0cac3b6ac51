import { useRef } from 'react'
import { Link } from 'react-router'
import { reviewPage } from '#content/reviews/review-page.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { Button } from '../../../components/button.tsx'
import { FormAlert } from '../../../components/form/form-alert.tsx'
import { Honeypot } from '../../../components/form/honeypot.tsx'
import { useFocusOnMistake } from '../../../components/form/use-focus-on-mistake.ts'
import { GuestSection, RatingSection, WrittenSection } from './form-sections.tsx'
import type { ReviewFields } from './fields.ts'
import { useReviewForm, type Stored } from './use-review-form.ts'

interface ReviewFormProps {
  cabin: Cabin
  /** What the server found in a form that was sent without scripts. */
  returned?: { fields: ReviewFields; mistakes: ReviewFields; message: string }
  onStored: (review: Stored) => void
}

export function ReviewForm({ cabin, returned, onStored }: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const review = useReviewForm({ form, slug: cabin.slug, onStored })
  const mistakes = review.mistakes ?? returned?.mistakes ?? {}
  useFocusOnMistake(form, review.mistakes)

  return (
    <form
      ref={form}
      method="post"
      action={`/review?cabin=${cabin.slug}`}
      noValidate={review.isScripted}
      onSubmit={review.onSubmit}
      onInput={review.onInput}
      className="grid gap-10"
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
      {returned?.message && !review.mistakes && <FormAlert>{returned.message}</FormAlert>}
      <p className="text-soft">{reviewPage.required}</p>
      <GuestSection mistakes={mistakes} fields={returned?.fields} />
      <RatingSection mistakes={mistakes} fields={returned?.fields} />
      <WrittenSection mistakes={mistakes} fields={returned?.fields} />
      <Honeypot />
      {review.message && <FormAlert>{review.message}</FormAlert>}
      <Button type="submit" isResting={review.isSubmitting} className="justify-self-start">
        {review.isSubmitting ? reviewPage.submitting : reviewPage.submit}
      </Button>
    </form>
  )
}
