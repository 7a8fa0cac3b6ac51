import type { SetUpStep } from '#contracts/set-up-steps.ts'
import type { TryOut } from '#contracts/try-outs.ts'

interface StepWords {
  name: string
  what: string
  /** Where it is done. */
  to: string
}

/** The steps of the set-up, in words. */
export const setUpWords = {
  heading: 'Set up your site',
  lead: 'From the sample to your own place, in any order. Your work is kept at each step, and guests see what you publish.',
  done: 'Done',
  left: (count: number) => `${count} left`,
  allStay: 'All of them stay',
  dashboard: (count: number) =>
    count === 1
      ? 'Your site is set up but for one step.'
      : `Your site still shows the sample property: ${count} steps to go.`,
  goOn: 'Go on',
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

/** Texts of the screen before launch. */
export const adminLaunch = {
  title: 'Before launch',
  lead: 'What’s left until your site is yours: the same list as the command npm run preflight, from what is published now.',
  leftHeading: 'What’s left',
  loading: 'Reading the list...',
  loadFailed: 'Failed to read the list',
  none: 'Nothing is left. Ready to launch.',
  left: (count: number) => (count === 1 ? '1 thing left' : `${count} things left`),
  change: 'Change it',
  confirm: 'It’s right as it is',
  confirmed: {
    heading: (count: number) => `Said to be right (${count})`,
    undo: 'List it again',
    by: (name: string, day: string) => `${name}, ${day}`,
  },
  failed: 'Failed to save it',
  tryOut: {
    heading: 'Try it out',
    lead: 'Now, with the settings in use.',
    buttons: {
      mail: 'Send me a test email',
      feeds: 'Read the calendars',
      partner: 'Open the booking links',
    } satisfies Record<TryOut, string>,
    running: 'Trying...',
    fine: 'Works',
    notFine: 'Look at this',
    failed: 'Failed to try it out',
  },
} as const
