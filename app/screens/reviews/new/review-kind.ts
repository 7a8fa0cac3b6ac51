import { site } from '#content/site.ts'
import { notSentMessage } from '#contracts/not-sent.ts'
import { failureMessage, type FormKind } from '../../../components/form/form-kind.ts'
import type { ReviewBody } from './send-review.ts'

/** The review form of one cabin. */
export function reviewKind(slug: string): FormKind<ReviewBody> {
  return {
    draft: `review-draft:${slug}`,
    load: async () => (await import('./send-review.ts')).reviewCode(slug),
    unreachable: failureMessage(notSentMessage(site.phone)),
  }
}
