import { inquiryForm } from '#content/inquiries/inquiry-form.ts'
import { site } from '#content/site.ts'
import { inquiryMessages } from '#contracts/messages.ts'

/** Why nothing happened and what to do, as the toast says and a moment longer. */
export function notSent(): string {
  return `${inquiryForm.notSent} ${inquiryMessages.notSent(site.phone).description}`
}
