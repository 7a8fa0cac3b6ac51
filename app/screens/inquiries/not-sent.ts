import { inquiryForm } from '#content/inquiries/inquiry-form.ts'
import { site } from '#content/site.ts'
import { notSentMessage } from '#contracts/not-sent.ts'
import type { Mistakes } from '../../components/form/values.ts'
import type { Submitted } from './submit-inquiry.ts'

/** Why nothing happened and what to do, as the toast says and a moment longer. */
export function notSent(): string {
  return `${inquiryForm.notSent} ${notSentMessage(site.phone).description}`
}

/** The form comes back to the guest, because the server did not take it or was not reached. */
export function notTaken(mistakes: Mistakes = {}): Submitted {
  return { kind: 'returned', mistakes, message: notSent(), toast: notSentMessage(site.phone) }
}
