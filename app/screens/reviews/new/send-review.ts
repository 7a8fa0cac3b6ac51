import { ratingFields, reviewPage } from '#content/review-page.ts'
import { reviewMessages } from '#contracts/messages.ts'
import { reviewSubmissionSchema } from '#contracts/reviews.ts'
import { stayParameter } from '#contracts/addresses.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { fieldErrors } from '../../../components/form/outcome.ts'
import { failureMessage, type FormCode } from '../../../components/form/form-kind.ts'
import { honeypotField } from '../../../components/form/form-frame.tsx'
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

/** Sends a review of one cabin. */
export function reviewCode(cabin: Cabin | undefined, phone: string): FormCode<ReviewBody> {
  return {
    address: '/api/reviews',
    toBody: (values, filledInMs) => bodyOf(values, cabin, filledInMs),
    check: (review) => fieldErrors(reviewSubmissionSchema.safeParse(review)),
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
