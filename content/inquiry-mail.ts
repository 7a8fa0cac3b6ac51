import { responsePromiseHours } from '#contracts/limits.ts'
import type { Documents } from '#contracts/site/documents.ts'

/** Confirms an inquiry to a guest, without text the sender wrote: the address may be anyone's. */
export const confirmationMail = {
  subjects: {
    event: 'We received your event inquiry',
    group: 'We received your group booking inquiry',
  },
  labels: {
    event: 'Event',
    date: 'Date',
    guests: 'Guests',
    group: 'Group',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
  },
  /** `asked` lists the request, line by line. */
  text: (asked: string, { property, phone, address }: Documents['facts']) => `Hello,

Thank you for your inquiry. Here’s what we received:

${asked}

We read every inquiry ourselves and reply within ${responsePromiseHours} hours. If something has changed,
reply to this email or call us at ${phone}.

Didn’t send this? Someone may have mistyped their address. Please ignore this
email; we won’t contact you again.

${property}
${address.street}, ${address.city}, ${address.region} ${address.postalCode}
`,
} as const

/** An answer that an administrator writes to a guest without a confirmation. */
export const answerMailWords = {
  subjects: { event: 'Your event inquiry', group: 'Your group booking inquiry' },
} as const
