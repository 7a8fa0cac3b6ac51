import type { InquiryKind } from '#contracts/options.ts'
import { answerMailWords } from '#content/inquiry-mail.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Site } from '../site/site.ts'
import type { Notification } from './to-owner.ts'

export interface WrittenMail {
  kind: 'inquiry-answer' | 'winner-letter'
  subject: string
  /** The administrator's words. */
  text: string
  guest: string
  replyTo: string
  /** Ids of the mails that the guest got about this before; none by default. */
  earlier?: readonly string[]
}

/** What a person wrote to a guest, kept together with earlier mails. */
export function writtenMail(
  { kind, subject, text, guest, replyTo, earlier = [] }: WrittenMail,
  facts: Site['facts'],
): Notification {
  return {
    kind,
    recipient: 'guest',
    guestAddress: guest.toLowerCase(),
    subject,
    fields: [
      ['_subject', subject],
      ['_answers', earlier.join(' ')],
      ['_text', `${text}\n\n${signatureOf(facts)}\n`],
      ['email', replyTo],
    ],
  }
}

/** Of the first mail about an inquiry. */
export function firstSubject(kind: InquiryKind, { property }: Site['facts']): string {
  return `${answerMailWords.subjects[kind]} - ${property}`
}

export function subjectAfter(subject: string): string {
  return subject.startsWith('Re: ') ? subject : `Re: ${subject}`
}

export function signatureOf({ property, address, phone }: Site['facts']): string {
  const { street, city, region, postalCode } = address
  return `${property}\n${street}, ${city}, ${region} ${postalCode}\n${phone}`
}

/** Where the guest's reply goes. */
export function replyToOf({
  site,
  businessEmail,
}: Pick<Dependencies, 'site' | 'businessEmail'>): string {
  return businessEmail ?? site.facts.email
}
