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

thank you for asking us. This is what we received:

${asked}

We read every inquiry ourselves and answer within ${responsePromiseHours} hours. If something has changed,
reply to this mail or call us at ${phone}.

You did not ask us anything? Then somebody mistyped their address. Please
ignore this mail; you will not hear from us again.

${property}
${address.street}, ${address.city}, ${address.region} ${address.postalCode}
`,
} as const

/** An answer that an administrator writes to a guest without a confirmation. */
export const answerMailWords = {
  subjects: { event: 'Your event inquiry', group: 'Your group booking inquiry' },
} as const
