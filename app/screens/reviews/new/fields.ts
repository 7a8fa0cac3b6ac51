import { cabinBySlug } from '#content/cabins.ts'
import { ratingFields } from '#content/reviews/review-page.ts'
import { honeypotField } from '../../../components/form/honeypot.tsx'

/** What stands in the form, by the names of its fields (specification, section 3, 'as entered'). */
export type ReviewFields = Record<string, string>

export function fieldsOf(form: FormData): ReviewFields {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}

/**
 * The form's fields under the names of the API (section 3, 'as sent'); the API's schema judges
 * them. `filledInMs`: how long the guest had the form, 0 when nobody counted.
 */
export function toSubmission(fields: ReviewFields, slug: string, filledInMs = 0) {
  const { email = '', phone = '', guestName = '', wouldRecommend } = fields
  const ratings = ratingFields.map(({ name }) => [name, Number(fields[name] ?? 0)])
  return {
    guestName,
    guestEmail: email.trim(),
    guestPhone: phone,
    cabin: cabinBySlug(slug)?.name ?? '',
    stayDates: fields['stayDates'] ?? '',
    ...(Object.fromEntries(ratings) as Record<(typeof ratingFields)[number]['name'], number>),
    reviewTitle: fields['reviewTitle'] ?? '',
    reviewText: fields['reviewText'] ?? '',
    favoriteFeature: fields['favoriteFeature'] ?? '',
    wouldRecommend: wouldRecommend || null,
    improvementSuggestion: fields['improvementSuggestion'] ?? '',
    allowPublic: true,
    website: fields[honeypotField] ?? '',
    filledInMs,
  }
}

export type Submission = ReturnType<typeof toSubmission>

/** The form calls two fields otherwise than the API does. */
const formNames: Record<string, string> = { guestEmail: 'email', guestPhone: 'phone' }

/** What is wrong with which field of the form, from what is wrong with the API's. */
export function mistakesByField(fields: Record<string, string>): ReviewFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [formNames[name] ?? name, text]),
  )
}

/** Whether everything is there without which a review is not taken (section 5). */
export function isComplete({ guestName, guestEmail, cabin, overallRating }: Submission): boolean {
  return Boolean(guestName.trim() && guestEmail && cabin) && overallRating > 0
}
