import { ratingFields, reviewPage } from '#content/review-page.ts'
import { reviewMessages } from '#contracts/messages.ts'
import { stayParameter } from '#contracts/addresses.ts'
import { notSentMessage } from '#contracts/not-sent.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { failureMessage, type FormKind } from '../../../components/form/form-kind.ts'
import { honeypotField } from '../../../components/form/form-frame.tsx'
import type { Facts } from '../../../documents.ts'
import { textOf, textsOf, type FormValues } from '../../../components/form/values.ts'

const texts = Object.keys(reviewPage.fields) as (keyof typeof reviewPage.fields)[]

/** Specification, section 3, 'as sent'. */
function bodyOf(values: FormValues, cabin: Cabin | undefined, filledInMs: number) {
  const ratings = ratingFields.map(({ name }) => [name, Number(textOf(values, name))])
  return {
    ...textsOf(values, texts),
    guestEmail: textOf(values, 'guestEmail').trim(),
    cabin: cabin?.name ?? '',
    ...(Object.fromEntries(ratings) as Record<(typeof ratingFields)[number]['name'], number>),
    wouldRecommend: textOf(values, 'wouldRecommend') || null,
    allowPublic: true,
    stay: textOf(values, stayParameter) || undefined,
    website: textOf(values, honeypotField),
    filledInMs,
  }
}

export type ReviewBody = ReturnType<typeof bodyOf>

/** The review form of one cabin. */
export function reviewKind(cabin: Cabin | undefined, { phone }: Facts): FormKind<ReviewBody> {
  return {
    draft: `review-draft:${cabin?.slug ?? ''}`,
    unreachable: failureMessage(notSentMessage(phone)),
    address: '/api/reviews',
    toBody: (values, filledInMs) => bodyOf(values, cabin, filledInMs),
    loadCheck: async () => (await import('./check-review.ts')).checkReview,
    explain: ({ kind }, review) => {
      if (kind !== 'invalid') return failureMessage(reviewMessages.notSaved(phone))
      return isComplete(review)
        ? { message: reviewPage.check }
        : failureMessage(reviewMessages.missing)
    },
    thanks: reviewMessages.submitted,
  }
}

/** Whether all required fields are filled in (section 5). */
function isComplete({ guestName, guestEmail, cabin, overallRating }: ReviewBody): boolean {
  return Boolean(guestName.trim() && guestEmail && cabin) && overallRating > 0
}
