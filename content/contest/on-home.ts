// Apart from the other words of the home screen, so that the contest's screens load no others.

import type { Home } from '#contracts/site/shapes.ts'
import { entryLimits } from '#contracts/limits.ts'

export const contestLinks = {
  submit: { label: 'Submit Entry', to: '/contest/submit' },
  gallery: { label: 'View Gallery', to: '/contest/gallery' },
} as const

/** What the home screen says of the contest, and the contest's own screens with it. */
export const contestOnHome: Home['contest'] = {
  heading: 'Monthly Photo Contest',
  lead: 'You see things here that we walk past every day. Send them to us.',
  steps: [
    {
      name: `Upload up to ${entryLimits.files} photos or videos`,
      description: 'Straight from your phone is perfect.',
      icon: 'upload',
    },
    {
      name: 'Tell your story',
      description: 'A few lines about the moment, and where it happened.',
      icon: 'pen-line',
    },
    {
      name: 'Win gift cards',
      description: 'Every month one guest wins a $100 gift card.',
      icon: 'gift',
    },
  ],
  enter: { label: 'Enter Contest', to: '/contest/submit' },
  winners: { label: 'View Past Winners', to: '/contest/gallery' },
}
