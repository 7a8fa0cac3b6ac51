import type { SetUpStep } from '#contracts/set-up-steps.ts'

interface StepWords {
  name: string
  what: string
  /** Where it is done. */
  to: string
}

/** The steps of the set-up, in words. */
export const setUpWords = {
  steps: {
    parts: {
      name: 'Parts of the site',
      what: 'Switch off what you don’t have, such as the contest or the camera. There is less to write then.',
      to: '/admin/site/facts#features',
    },
    place: {
      name: 'Name, place and look',
      what: 'Name, address, phone and email, from which every page takes them, and one of three looks.',
      to: '/admin/site/facts',
    },
    partner: {
      name: 'Booking partner',
      what: 'Where guests book, and how its links take the dates. Try the links below.',
      to: '/admin/site/facts#bookingPartner',
    },
    cabins: {
      name: 'Cabins',
      what: 'Add yours, publish them, then retire those of the sample.',
      to: '/admin/cabins',
    },
    calendars: {
      name: 'Calendars',
      what: 'Each cabin’s iCal address, so that guests see which nights are free.',
      to: '/admin/cabins',
    },
    texts: {
      name: 'Texts',
      what: 'What your pages say: your story, what a stay offers, your policies.',
      to: '/admin/site',
    },
    pictures: {
      name: 'Pictures',
      what: 'Your photographs instead of our drawings, album by album.',
      to: '/admin/site',
    },
    mail: {
      name: 'Mail',
      what: 'Reviews and inquiries reach you by mail once the server can send it. Try it below.',
      to: '#try-out',
    },
  } satisfies Record<SetUpStep, StepWords>,
} as const
