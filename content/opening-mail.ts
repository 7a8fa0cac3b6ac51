import type { Documents } from '#contracts/site/documents.ts'
import { periodInWords, retention } from './retention.ts'

interface Words {
  cabin: string
  /** '12 to 14 June', as on the site. */
  days: string
  /** Where the days can be booked. */
  stay: string
  /** Where the request is confirmed or ended. */
  link: string
}

function signature({ property, address }: Documents['facts']): string {
  return `${property}
${address.street}, ${address.city}, ${address.region} ${address.postalCode}
`
}

/** Mails about days that a guest wants; they hold nothing the sender wrote. */
export const openingMail = {
  confirmation: {
    subject: 'Please confirm: tell me when these days open',
    text: ({ cabin, days, link }: Words, facts: Documents['facts']) => `Hello,

somebody asked us to write to this address if ${cabin}
opens for ${days}. Was it you? Then please confirm it here:

${link}

We will write once, when the days are free. The same link ends the request.

You did not ask for this? Then ignore this mail. We delete the request
after ${periodInWords(retention.unconfirmedOpenings)}, and you will not hear about it again.

${signature(facts)}`,
  },
  told: {
    subject: 'Your days are free',
    text: ({ cabin, days, stay, link }: Words, facts: Documents['facts']) => `Hello,

good news: ${cabin} is free for ${days}.
We cannot hold the days for you. Here they are, ready to book:

${stay}

This was the only mail about these days. We delete your request ${periodInWords(retention.openings)}
after the arrival, or right away if you press the button here:

${link}

${signature(facts)}`,
  },
} as const
