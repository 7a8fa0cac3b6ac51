import type { Cabin } from '#contracts/site/cabins.ts'
import { positiveRating } from '#contracts/limits.ts'
import type { ReviewSubmission } from '#contracts/reviews.ts'
import type { FormFields } from '#store/outbox/form-fields.ts'
import { toOwner, type Notification } from './to-owner.ts'

export interface ReviewFacts {
  /** Without the token of a stay link: mails are kept. */
  submission: Omit<ReviewSubmission, 'stay'>
  cabin: Pick<Cabin, 'id' | 'name'>
  /** Where the form-mail service redirects a browser afterwards: the form's page. */
  returnUrl: string
  submittedAt: Temporal.Instant
}

/**
 * The notifications about a review (specification, section 7): the form to both recipients, and for
 * 4 stars or more a second submission to both, for display on the website.
 */
export function reviewNotifications(facts: ReviewFacts): Notification[] {
  const form = toOwner({ kind: 'review', ...reviewForm(facts) })
  if (!isPositive(facts)) return form
  return [...form, ...toOwner({ kind: 'review-display', ...displayForm(facts) })]
}

/** Form inputs whose names differ from the API's (section 3). */
const enteredAs: Record<string, string> = { guestEmail: 'email', guestPhone: 'phone' }

/** The form's inputs, in the order of the schema. */
function reviewForm(facts: ReviewFacts) {
  const { submission, cabin, returnUrl } = facts
  const { cabin: _cabin, website: _website, filledInMs: _filledInMs, ...inputs } = submission
  // Fixed text only, so that nothing a guest writes can reach a mail header.
  const subject = `New Guest Review - ${cabin.name} (${submission.overallRating}/5 stars)`
  const fields: FormFields = [
    ['_subject', subject],
    ['_next', returnUrl],
    ['_captcha', 'false'],
    ...Object.entries(inputs).map(([name, value]): [string, string] => [
      enteredAs[name] ?? name,
      String(value ?? ''),
    ]),
    ['cabin', cabin.name],
    ['cabinId', cabin.id],
    ...(isPositive(facts) ? [] : serviceRecovery),
  ]
  return { subject, fields }
}

const serviceRecovery: FormFields = [
  ['serviceRecoveryNeeded', 'true'],
  ['priority', 'HIGH - Service Recovery Required'],
]

function displayForm({ submission, cabin, submittedAt }: ReviewFacts) {
  const subject = `WEBSITE DISPLAY - Positive Review for ${cabin.name}`
  const fields: FormFields = [
    ['_subject', subject],
    // The specification names it only for the form, but a server cannot solve a captcha here
    // either.
    ['_captcha', 'false'],
    ['reviewType', 'WEBSITE_DISPLAY'],
    ['guestName', submission.guestName],
    ['cabin', cabin.name],
    ...ratings(submission),
    ['reviewTitle', submission.reviewTitle],
    ['reviewText', submission.reviewText],
    ['favoriteFeature', submission.favoriteFeature],
    ['wouldRecommend', submission.wouldRecommend ?? ''],
    ['stayDates', submission.stayDates],
    ['submittedAt', submittedAt.toString({ smallestUnit: 'millisecond' })],
  ]
  return { subject, fields }
}

function ratings(submission: ReviewFacts['submission']): FormFields {
  return [
    ['overallRating', String(submission.overallRating)],
    ['cleanlinessRating', String(submission.cleanlinessRating)],
    ['locationRating', String(submission.locationRating)],
    ['amenitiesRating', String(submission.amenitiesRating)],
    ['valueRating', String(submission.valueRating)],
  ]
}

function isPositive({ submission }: ReviewFacts): boolean {
  return submission.overallRating >= positiveRating
}
