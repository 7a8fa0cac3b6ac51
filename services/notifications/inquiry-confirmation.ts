import { responsePromiseHours } from '#contracts/limits.ts'
import {
  eventGuestCountLabels,
  eventTypeLabels,
  groupSizeLabels,
  groupTypeLabels,
} from '#content/inquiries/inquiry-labels.ts'
import { site } from '#content/site.ts'
import type { SentInquiry } from './inquiries.ts'
import type { Notification } from './to-the-house.ts'

const subjects = {
  event: `We received your event inquiry - ${site.property}`,
  group: `We received your group booking inquiry - ${site.property}`,
} as const

/**
 * Tells the guest that the inquiry arrived. Anybody can type anybody's address into a form, so this
 * holds nothing that a sender words freely: no name, no message, only choices from our own lists
 * and days. It is worth nothing to whoever would like to write through us.
 */
export function inquiryConfirmation(inquiry: SentInquiry): Notification {
  const subject = subjects[inquiry.kind]
  return {
    kind: 'inquiry-confirmation',
    recipient: 'guest',
    guestAddress: guestAddressOf(inquiry),
    subject,
    fields: [
      ['_subject', subject],
      ['_text', textFor(inquiry)],
      ['email', site.email],
    ],
  }
}

/** The same mailbox in one spelling, so that it is counted as one. */
export function guestAddressOf({ email }: Pick<SentInquiry, 'email'>): string {
  return email.toLowerCase()
}

function textFor(inquiry: SentInquiry): string {
  return `Hello,

thank you for asking us. This is what we received:

${factsOf(inquiry)
  .map(([label, value]) => `  ${label}: ${value}`)
  .join('\n')}

We read every inquiry ourselves and answer within ${responsePromiseHours} hours. If something has changed,
reply to this mail or call us at ${site.phone}.

You did not ask us anything? Then somebody mistyped their address. Please
ignore this mail; you will not hear from us again.

${site.property}
${site.address.street}, ${site.address.city}, ${site.address.region} ${site.address.postalCode}
`
}

function factsOf(inquiry: SentInquiry): [label: string, value: string][] {
  if (inquiry.kind === 'event') {
    return [
      ['Event', eventTypeLabels[inquiry.eventType]],
      ['Date', longDay(inquiry.eventDate)],
      ['Guests', eventGuestCountLabels[inquiry.guestCount]],
    ]
  }
  return [
    ['Group', `${groupTypeLabels[inquiry.groupType]}, ${groupSizeLabels[inquiry.groupSize]}`],
    ['Check-in', longDay(inquiry.checkIn)],
    ['Check-out', longDay(inquiry.checkOut)],
  ]
}

/** 'Saturday, June 14, 2025': a day has no zone. */
function longDay(day: string): string {
  return Temporal.PlainDate.from(day).toLocaleString('en-US', { dateStyle: 'full' })
}
