import type { InquiryKind } from '#contracts/options.ts'
import { answerMailWords } from '#content/inquiry-mail.ts'
import type { NextMail } from '#contracts/written-mail.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConflictError } from '../errors.ts'
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

/** What writing to guests needs. */
export type WritingDeps = Pick<Dependencies, 'site' | 'db' | 'reaches' | 'businessEmail'>

/** The mail that can be written next, with this subject. */
export function nextMail(deps: WritingDeps, subject: string): NextMail {
  return {
    canSend: deps.reaches.includes('guest'),
    subject,
    replyTo: replyToOf(deps),
    signature: signatureOf(deps.site.facts),
  }
}

/** Throws `ConflictError` without a mail service that reaches guests. */
export function refuseWithoutMail({ reaches }: Pick<Dependencies, 'reaches'>): void {
  if (!reaches.includes('guest'))
    throw new ConflictError(
      'This site can’t send mail to guests yet (SMTP_URL). Please write from your own mailbox.',
    )
}

/** Of the first mail about an inquiry. */
export function firstSubject(kind: InquiryKind, { property }: Site['facts']): string {
  return `${answerMailWords.subjects[kind]} - ${property}`
}

export function subjectAfter(subject: string): string {
  return subject.startsWith('Re: ') ? subject : `Re: ${subject}`
}

function signatureOf({ property, address, phone }: Site['facts']): string {
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
