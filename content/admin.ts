/** Texts of the admin area (specification, sections 2, 4 and 8). */
export const admin = {
  name: 'Admin',
  navigation: [
    { label: 'Dashboard', to: '/admin/dashboard' },
    { label: 'Reviews', to: '/admin/reviews' },
    { label: 'Site', to: '/admin/site' },
    { label: 'Cabins', to: '/admin/cabins' },
    { label: 'Verified stays', to: '/admin/stay-links' },
    { label: 'Contests', to: '/admin/contests' },
    { label: 'Prizes', to: '/admin/prizes' },
    { label: 'Inquiries', to: '/admin/inquiries' },
    // Winners are entries at another address (section 2).
    { label: 'Entries', to: '/admin/submissions', also: '/admin/winners' },
    { label: 'Guests', to: '/admin/guests' },
    { label: 'What it brings', to: '/admin/visits' },
    { label: 'Outbox', to: '/admin/outbox' },
    { label: 'Before launch', to: '/admin/launch' },
    { label: 'People', to: '/admin/people' },
    { label: 'Activity', to: '/admin/activity' },
    { label: 'Account', to: '/admin/account' },
  ],
  logout: 'Log out',
  /** Read after an entry's count in the navigation. */
  waiting: (count: number) => `${count} waiting`,
  site: 'View the site',
  export: 'Export as CSV',
  /** The row that a notification mail or a search leads to. */
  linked: {
    heading: 'Opened from a link',
    gone: 'This can’t be shown. It may have been deleted since.',
  },
  list: { retry: 'Try again', more: 'Load more' },
  passwordNotice: {
    text: 'You’re using a temporary password. It works for one day.',
    link: 'Choose your own password',
  },
  login: {
    title: 'Admin Login',
    username: 'Username',
    password: 'Password',
    trusted: 'Keep me signed in on this device',
    trustedHint:
      'Only on a device that nobody else uses: for 30 days, unless it’s not used for a week.',
    code: 'Code from your app, or a recovery code',
    ended: 'Your session has ended. Log in to go on; what you typed is still here.',
    passkey: 'Use a passkey',
    passkeyCancelled: 'No passkey was used. You can log in with your password.',
    submit: 'Log in',
    submitting: 'Logging in...',
  },
  dashboard: {
    title: 'Admin Dashboard',
    waiting: {
      heading: 'Waiting for you',
      none: 'Nothing is waiting. Enjoy the porch.',
      reviews: (count: number) => (count === 1 ? 'review to decide' : 'reviews to decide'),
      entries: (count: number) => (count === 1 ? 'entry to decide' : 'entries to decide'),
      files: (count: number) =>
        count === 1 ? 'photo or video to check' : 'photos or videos to check',
      inquiries: (count: number) => (count === 1 ? 'inquiry to answer' : 'inquiries to answer'),
      mail: (count: number) => (count === 1 ? 'mail not delivered' : 'mails not delivered'),
      calendars: (count: number) => (count === 1 ? 'calendar problem' : 'calendar problems'),
    },
    counters: {
      contests: 'Active Contests',
      pendingReviews: 'Pending Reviews',
      submissions: 'Total Submissions',
      approved: 'Approved',
    },
    outbox: {
      heading: 'Notifications',
      waiting: 'waiting',
      failed: 'failing',
      delivered: 'delivered',
      link: 'Open the outbox',
    },
    alerts: {
      heading: 'Needs attention',
      since: (day: string) => `Since ${day}`,
    },
    calendars: {
      heading: 'Calendars',
      none: 'All calendars are working.',
      missing: {
        text: (cabin: string, feed: number, nights: string, until: string) =>
          `${cabin}: feed ${feed} no longer lists bookings it had for ${nights}. Guests see these nights as unknown; they become free if the calendar still says so on ${until}.`,
        action: 'They’re canceled',
        named: (cabin: string, nights: string) =>
          `They’re canceled: bookings of ${cabin} for ${nights}`,
        confirm: { heading: 'Are these nights free?', yes: 'Yes, they’re free', no: 'Cancel' },
        explain: (cabin: string, nights: string) =>
          `${cabin}, ${nights}: guests can choose these nights right away, and those who are waiting for them get an email. Please check with your booking partner first.`,
        done: { title: 'Confirmed', description: 'Guests see these nights as free.' },
        failed: 'Failed to confirm',
      },
      withoutFeed: (cabins: string) =>
        `No calendar yet: ${cabins}. Guests don’t see there which days are booked.`,
      give: 'Give a calendar',
      hidden: (nights: number, days: number) =>
        `${nights} free ${nights === 1 ? 'night' : 'nights'} in the next ${days} days can’t be booked, because guests can’t check in on a day someone else checks out.`,
      change: 'Change it in the facts',
    },
    referrals: {
      heading: 'Clicks to the booking partner',
      caption: 'Clicks per cabin and week, the last eight weeks',
      week: 'Week of',
      place: 'Place',
      property: 'The property',
      none: 'No booking clicks yet.',
      sources: {
        heading: 'What led them here',
        caption: 'Clicks by source and week, the last eight weeks',
        search: 'Search',
        social: 'Social media',
        assistant: 'Assistants',
        other: 'Other sites',
        direct: 'Direct',
        unknown: 'Not known',
      },
    },
  },
  cards: [
    {
      heading: 'Contest management',
      links: [
        { label: 'Create contest', to: '/admin/contests/new' },
        { label: 'Manage contests', to: '/admin/contests' },
      ],
    },
    {
      heading: 'Submission review',
      links: [
        { label: 'Review submissions', to: '/admin/submissions' },
        { label: 'View approved', to: '/admin/submissions/approved' },
      ],
    },
    {
      heading: 'Prize management',
      links: [
        { label: 'Manage prizes', to: '/admin/prizes' },
        { label: 'View winners', to: '/admin/winners' },
      ],
    },
    {
      heading: 'Review management',
      links: [
        { label: 'Manage reviews', to: '/admin/reviews' },
        { label: 'View approved', to: '/admin/reviews/approved' },
      ],
    },
  ],
} as const

/** Shown if someone else saved a different text in the meantime. */
export const savedByAnother = {
  text: 'Someone else saved this in the meantime. Saving yours replaces it:',
  fields: 'Someone else saved this in the meantime. Only what you change replaces it:',
  empty: 'Nothing: it was deleted.',
} as const
