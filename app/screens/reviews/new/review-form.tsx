import { Link } from 'react-router'
import { reviewPage } from '#content/review-page.ts'
import { stayParameter } from '#contracts/addresses.ts'
import { reviewLengths } from '#contracts/limits.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { Returned } from '../../../components/form/native-post.ts'
import { FormFrame, Submit, Honeypot } from '../../../components/form/form-frame.tsx'
import { useGuestForm } from '../../../components/form/use-guest-form.ts'
import type { ShownStay } from '../../../components/stay-links/shown-stay.ts'
import { StayField, StayNotice } from '../../../components/stay-links/stay-notice.tsx'
import { useFacts } from '../../../documents.ts'
import type { FormValues } from '../../../components/form/values.ts'
import { GuestSection, RatingSection, WrittenSection } from './form-sections.tsx'
import { reviewKind, type ReviewBody } from './review-kind.ts'

interface ReviewFormProps {
  cabin: Cabin
  /** The owner's link by which the guest came. */
  stay: ShownStay | null
  /** The server's errors for a form sent without scripts. */
  returned: Returned | undefined
  onStored: (review: ReviewBody) => void
}

export function ReviewForm({ cabin, stay, returned, onStored }: ReviewFormProps) {
  const kind = reviewKind(cabin, useFacts())
  const review = useGuestForm({ kind, returned, onStored })
  return (
    <FormFrame
      submission={review}
      values={review.returned?.values ?? filledIn(stay)}
      lengths={reviewLengths}
      action={addressOf(cabin, stay)}
      noValidate={review.values !== undefined}
      onInput={review.onInput}
      className="grid gap-8 rounded-lg border border-line bg-card p-5 shadow-card sm:p-8"
    >
      {!stay?.isOpen && (
        <Link
          to="?"
          preventScrollReset
          onClick={review.forget}
          className="w-fit font-medium underline underline-offset-4"
        >
          {reviewPage.back}
        </Link>
      )}
      <h2 className="text-heading">{reviewPage.reviewing(cabin.name)}</h2>
      {stay && <StayNotice stay={stay} />}
      <StayField stay={stay} />
      <p className="-mt-5 text-soft">{reviewPage.required}</p>
      <GuestSection />
      <RatingSection />
      <WrittenSection />
      <Honeypot />
      <Submit submission={review} words={reviewPage} />
    </FormFrame>
  )
}

/** The month only: exact days are the guest's to publish. */
function filledIn(stay: ShownStay | null): FormValues | undefined {
  return stay?.link ? { stayDates: [stay.link.stayDates] } : undefined
}

/** Id of the form or what takes its place: where a guest without scripts begins to read the answer. */
export const answerId = 'your-review'

/** Where a browser without scripts sends the form. */
function addressOf({ slug }: Cabin, stay: ShownStay | null): string {
  const query = new URLSearchParams({ cabin: slug })
  if (stay?.token) query.set(stayParameter, stay.token)
  return `/review?${query}#${answerId}`
}
