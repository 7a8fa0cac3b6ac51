import { fullDay } from '#contracts/date-formats.ts'
import { confirmationMail } from '#content/inquiry-mail.ts'
import {
  eventGuestCountLabels,
  eventTypeLabels,
  groupSizeLabels,
  groupTypeLabels,
} from '#content/inquiry-labels.ts'
import type { Site } from '../site/site.ts'
import type { SentInquiry } from './inquiries.ts'
import type { Notification } from './to-owner.ts'

const { subjects, labels, text } = confirmationMail

/**
 * Confirms the inquiry to the guest. Anyone can enter someone else's address, so this contains no
 * free text from the sender: no name and no message, only dates and choices from our own lists.
 * That makes it useless for relaying messages.
 */
export function inquiryConfirmation(inquiry: SentInquiry, facts: Site['facts']): Notification {
  const subject = `${subjects[inquiry.kind]} - ${facts.property}`
  return {
    kind: 'inquiry-confirmation',
    recipient: 'guest',
    guestAddress: inquiry.email.toLowerCase(),
    guestMailbox: mailboxOf(inquiry.email),
    subject,
    fields: [
      ['_subject', subject],
      ['_text', text(linesOf(inquiry), facts)],
      ['email', facts.email],
    ],
  }
}

function linesOf(inquiry: SentInquiry): string {
  const lines = factsOf(inquiry).map(([label, value]) => `  ${label}: ${value}`)
  return lines.join('\n')
}

function factsOf(inquiry: SentInquiry): [label: string, value: string][] {
  if (inquiry.kind === 'event') {
    return [
      [labels.event, eventTypeLabels[inquiry.eventType]],
      [labels.date, fullDay(inquiry.eventDate)],
      [labels.guests, eventGuestCountLabels[inquiry.guestCount]],
    ]
  }
  return [
    [labels.group, `${groupTypeLabels[inquiry.groupType]}, ${groupSizeLabels[inquiry.groupSize]}`],
    [labels.checkIn, fullDay(inquiry.checkIn)],
    [labels.checkOut, fullDay(inquiry.checkOut)],
  ]
}

/** Providers that ignore dots before the @; both names of the second are one mailbox. */
const withoutDots = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * The normalized mailbox of an address, for counting what is sent to it: lower case and without
 * `+tags`, which most providers deliver to the same mailbox. Where a provider does not, two people
 * may share a count, which only means fewer mails.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  const [user = ''] = address.slice(0, at).toLowerCase().split('+', 1)
  const known = withoutDots.get(domain)
  return known === undefined ? `${user}@${domain}` : `${user.replaceAll('.', '')}@${known}`
}
