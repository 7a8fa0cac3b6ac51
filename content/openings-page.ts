import { periodInWords, retention } from './retention.ts'
import { tellMe } from './tell-me.ts'

/** The words of 'Tell me when these days open'. */
export const openingsPage = {
  title: tellMe,
  /** 'Texas Sage, Nov 24 – 27' */
  stay: (cabin: string, days: string) => `${cabin}, ${days}`,
  ask: {
    heading: 'Where should we write?',
    lead: 'Guests do cancel. Leave your email address, and we’ll write once, when all of these nights are free.',
    email: 'Email address',
    hint: `We’ll first email you to confirm it (three emails a day at most). We delete your address ${periodInWords(retention.openings)} after check-in, or as soon as you cancel.`,
    submit: 'Tell me',
    missing: 'Please enter your email address.',
  },
  asked: {
    heading: 'Please check your email',
    text: (email: string) =>
      `If ${email} is right, an email is on its way. Click its link to confirm. If you’ve already confirmed these days, there’s nothing more to do.`,
  },
  unconfirmed: {
    heading: 'One click, and we’ll keep watch',
    text: 'We’ll write once, when all of these nights are free.',
    submit: 'Yes, tell me',
  },
  waiting: {
    heading: 'We are keeping watch',
    text: 'We’ll write once, when all of these nights are free. The request ends on the day of check-in.',
  },
  told: {
    heading: 'We have told you',
    text: 'These nights were free when we wrote to you. We won’t write about them again.',
  },
  retired: {
    heading: 'This cabin is no longer for rent',
    text: 'If it returns before your check-in, we’ll keep watch again. You can also delete your address now.',
  },
  end: { waiting: 'Stop telling me', told: 'Delete my address now' },
  ended: {
    heading: 'Canceled, and your address is deleted',
    text: 'You will not hear from us about these days.',
  },
  unknown: {
    heading: 'This link no longer works',
    text: 'The request has ended, or was never confirmed in time. You can leave a new one from the page of a cabin.',
  },
  noStay: {
    heading: 'Which days?',
    text: 'Choose the cabin and the days you would like. We’ll write once, when they’re free.',
    mistake: 'Please choose a cabin, and a check-out date after your check-in date.',
    cabin: 'Cabin',
    submit: 'Continue',
  },
  unreachable: 'Your request couldn’t be sent. Please check your connection and try again.',
  failed: 'That did not work. Please try again.',
  toCabin: 'See the cabin and the days',
  toCabins: 'Look for free cabins',
} as const
