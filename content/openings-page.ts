import { periodInWords, retention } from './retention.ts'
import { tellMe } from './tell-me.ts'

/** The words of 'Tell me when these days open'. */
export const openingsPage = {
  title: tellMe,
  /** 'Texas Sage, Nov 24 – 27' */
  stay: (cabin: string, days: string) => `${cabin}, ${days}`,
  ask: {
    heading: 'Where shall we write to?',
    lead: 'Guests do cancel. Leave your email address, and we write to you once, when all of these nights are free.',
    email: 'Email address',
    hint: `You get a mail to confirm it first, at most three a day. We delete your address ${periodInWords(retention.openings)} after the arrival, or as soon as you end it.`,
    submit: 'Tell me',
    missing: 'Please enter your email address.',
  },
  asked: {
    heading: 'Please look into your mailbox',
    text: (email: string) =>
      `If ${email} is right, a mail is on its way there. Press its link to confirm. If you have confirmed these days before, there is nothing more to do.`,
  },
  unconfirmed: {
    heading: 'One press, and we keep watch',
    text: 'We write to you once, when all of these nights are free.',
    submit: 'Yes, tell me',
  },
  waiting: {
    heading: 'We are keeping watch',
    text: 'We write to you once, when all of these nights are free. The request ends by itself on the day of arrival.',
  },
  told: {
    heading: 'We have told you',
    text: 'These nights were free when we wrote to you. We will not write about them again.',
  },
  end: { waiting: 'Do not tell me any more', told: 'Delete my address now' },
  ended: {
    heading: 'Ended, and your address is deleted',
    text: 'You will not hear from us about these days.',
  },
  unknown: {
    heading: 'This link no longer works',
    text: 'The request has ended, or was never confirmed in time. You can leave a new one from the page of a cabin.',
  },
  noStay: {
    heading: 'Which days?',
    text: 'Choose the cabin and the days you would like. We write to you once, when they are free.',
    mistake: 'Please choose a cabin, and a check-out date after your check-in date.',
    cabin: 'Cabin',
    submit: 'Continue',
  },
  failed: 'That did not work. Please try again.',
  toCabin: 'See the cabin and the days',
  toCabins: 'Look for free cabins',
} as const
