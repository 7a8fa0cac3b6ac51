import { stayLinkDays } from '#contracts/limits.ts'

/** Texts of the screen for links to verified stays; not in the specification. */
export const adminStayLinks = {
  title: 'Verified stays',
  lead: (hasContest: boolean) =>
    `Make a one-time link for guests who stayed here. A review ${hasContest ? 'or contest entry ' : ''}sent with it carries “Verified stay”.`,
  form: {
    heading: 'New link',
    cabin: { label: 'Cabin', none: 'Choose a cabin' },
    checkIn: 'Arrival',
    checkOut: 'Departure',
    hint: (hasContest: boolean) =>
      `It works from arrival until ${stayLinkDays} days after departure, for one review${hasContest ? ' and one contest entry' : ''}.`,
    submit: 'Make link',
    submitting: 'Making link...',
    missing: { cabin: 'Please choose a cabin.', day: 'Please choose a date.' },
    failed: 'Failed to make the link',
  },
  made: {
    heading: (cabin: string, stay: string) => `${cabin}, ${stay}`,
    once: 'Copy the link or save the code now. They’re shown only this once; if you lose them, withdraw the link below and make a new one.',
    link: 'Link for the guest',
    copy: 'Copy link',
    copied: 'Copied!',
    notCopied: {
      title: 'Error',
      description: 'Couldn’t copy. Please select the link and copy it.',
    },
    qr: 'QR code of the link',
    save: 'Save QR code',
    file: (cabin: string, checkIn: string) => `${cabin}-${checkIn}.svg`,
  },
  list: {
    heading: 'Your links',
    loading: 'Loading links...',
    loadFailed: 'Failed to fetch links',
    none: 'No links yet.',
    expires: (day: string) => `Works until ${day}`,
    made: (by: string, moment: string) => `made by ${by}, ${moment}`,
    states: {
      unused: 'Not used yet',
      review: 'Review sent',
      entry: 'Entry sent',
      expired: 'Expired',
    },
  },
  withdraw: {
    label: 'Withdraw',
    named: (cabin: string, stay: string) => `Withdraw the link for ${cabin}, ${stay}`,
    confirm: { heading: 'Withdraw this link?', yes: 'Withdraw', no: 'Cancel' },
    text: (cabin: string, stay: string) =>
      `The link for ${cabin}, ${stay}, will stop working. What guests have already sent keeps “Verified stay”.`,
    done: { title: 'Withdrawn', description: 'The link no longer works.' },
    failed: 'Failed to withdraw the link',
  },
} as const
