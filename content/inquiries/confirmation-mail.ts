import { responsePromiseHours } from '#contracts/limits.ts'
import { site } from '../site.ts'

const { street, city, region, postalCode } = site.address

/**
 * The mail that tells a guest that the inquiry arrived. Nothing that a sender words freely belongs in
 * it: anybody can type anybody's address into a form.
 */
export const confirmationMail = {
  subjects: {
    event: `We received your event inquiry - ${site.property}`,
    group: `We received your group booking inquiry - ${site.property}`,
  },
  labels: {
    event: 'Event',
    date: 'Date',
    guests: 'Guests',
    group: 'Group',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
  },
  /** `facts` is what was asked for, a line each. */
  text: (facts: string) => `Hello,

thank you for asking us. This is what we received:

${facts}

We read every inquiry ourselves and answer within ${responsePromiseHours} hours. If something has changed,
reply to this mail or call us at ${site.phone}.

You did not ask us anything? Then somebody mistyped their address. Please
ignore this mail; you will not hear from us again.

${site.property}
${street}, ${city}, ${region} ${postalCode}
`,
} as const
