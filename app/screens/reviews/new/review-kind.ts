import { notSentMessage } from '#contracts/not-sent.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { failureMessage, type FormKind } from '../../../components/form/form-kind.ts'
import type { Facts } from '../../../documents.ts'
import type { ReviewBody } from './send-review.ts'

/** The review form of one cabin. */
export function reviewKind(cabin: Cabin | undefined, { phone }: Facts): FormKind<ReviewBody> {
  return {
    draft: `review-draft:${cabin?.slug ?? ''}`,
    load: async () => (await import('./send-review.ts')).reviewCode(cabin, phone),
    unreachable: failureMessage(notSentMessage(phone)),
  }
}
