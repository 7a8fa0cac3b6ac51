import { cabinBySlug } from '#content/cabins.ts'
import { ratingFields, reviewPage } from '#content/reviews/review-page.ts'
import { site } from '#content/site.ts'
import { reviewMessages } from '#contracts/messages.ts'
import { reviewSubmissionSchema } from '#contracts/reviews.ts'
import { fieldErrors } from '../../../components/form/field-errors.ts'
import { failureMessage, type FormCode } from '../../../components/form/form-kind.ts'
import { honeypotField } from '../../../components/form/honeypot.tsx'
import { choiceOf, textOf, textsOf, type FormValues } from '../../../components/form/values.ts'

const {
  email: _email,
  phone: _phone,
  wouldRecommend: _wouldRecommend,
  ...texts
} = reviewPage.fields

/** The form's fields under the names of the API (specification, section 3, 'as sent'). */
function bodyOf(values: FormValues, slug: string, filledInMs: number) {
  const ratings = ratingFields.map(({ name }) => [name, Number(textOf(values, name))])
  return {
    guestEmail: textOf(values, 'email').trim(),
    guestPhone: textOf(values, 'phone'),
    cabin: cabinBySlug(slug)?.name ?? '',
    ...textsOf(values, Object.keys(texts) as (keyof typeof texts)[]),
    ...(Object.fromEntries(ratings) as Record<(typeof ratingFields)[number]['name'], number>),
    wouldRecommend: choiceOf(values, 'wouldRecommend'),
    allowPublic: true,
    website: textOf(values, honeypotField),
    filledInMs,
  }
}

export type ReviewBody = ReturnType<typeof bodyOf>

/** Sending a review of one cabin. */
export function reviewCode(slug: string): FormCode<ReviewBody> {
  return {
    address: '/api/reviews',
    toBody: (values, filledInMs) => bodyOf(values, slug, filledInMs),
    check: (review) => fieldErrors(reviewSubmissionSchema, review),
    fieldNames: { guestEmail: 'email', guestPhone: 'phone' },
    explain: ({ kind }, review) => {
      if (kind !== 'invalid') return failureMessage(reviewMessages.notSaved(site.phone))
      return isComplete(review)
        ? { message: reviewPage.check }
        : failureMessage(reviewMessages.missing)
    },
    thanks: reviewMessages.submitted,
  }
}

/** Whether everything is there without which a review is not taken (section 5). */
function isComplete({ guestName, guestEmail, cabin, overallRating }: ReviewBody): boolean {
  return Boolean(guestName.trim() && guestEmail && cabin) && overallRating > 0
}
