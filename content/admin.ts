/** Texts of the admin area (specification, sections 2, 4 and 8). */
export const admin = {
  name: 'Admin',
  navigation: [
    { label: 'Dashboard', to: '/admin/dashboard' },
    { label: 'Reviews', to: '/admin/reviews' },
    { label: 'Contests', to: '/admin/contests' },
    { label: 'Prizes', to: '/admin/prizes' },
    { label: 'Inquiries', to: '/admin/inquiries' },
    // Winners are entries at another address (section 2).
    { label: 'Entries', to: '/admin/submissions', also: '/admin/winners' },
    { label: 'Guests', to: '/admin/guests' },
    { label: 'Outbox', to: '/admin/outbox' },
    { label: 'Account', to: '/admin/account' },
  ],
  logout: 'Log out',
  list: { retry: 'Try again', more: 'Load more' },
  passwordNotice: {
    text: 'You’re using a temporary password. It works for one day.',
    link: 'Choose your own password',
  },
  login: {
    title: 'Admin Login',
    username: 'Username',
    password: 'Password',
    submit: 'Log in',
    submitting: 'Logging in...',
  },
  dashboard: {
    title: 'Admin Dashboard',
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
    calendars: {
      heading: 'Calendars',
      none: 'All calendars are working.',
      hidden: (nights: number, days: number) =>
        `${nights} free ${nights === 1 ? 'night' : 'nights'} in the next ${days} days can’t be booked, because guests can’t check in on a day someone else checks out (“turnoverDay” in content/site/facts.yaml).`,
    },
    referrals: {
      heading: 'Clicks to the booking partner',
      caption: 'Clicks per cabin and week, the last eight weeks',
      week: 'Week of',
      place: 'Place',
      property: 'The property',
      none: 'No booking clicks yet.',
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
  reviews: {
    title: 'Review Management',
    tabs: { pending: 'Pending', approved: 'Approved', all: 'All' },
    search: 'Search name, email, title or text',
    loading: 'Loading reviews...',
    none: 'No reviews here.',
    approve: 'Approve',
    reject: 'Reject',
    removeApproval: 'Remove Approval',
    suspect: 'Possible spam',
    hidden: 'Guest asked us not to publish it',
    approvedUnpublished: {
      title: 'Review Approved',
      description: 'The guest asked us not to publish it, so it stays off the website',
    },
    labels: {
      email: 'Email',
      phone: 'Phone',
      stayDates: 'Stay dates',
      favorite: 'Favorite feature',
      improvement: 'Improvement suggestion',
      recommend: 'Would recommend',
    },
    statuses: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
    reply: {
      label: 'Your public reply',
      save: 'Save reply',
      saved: { title: 'Reply saved', description: 'It appears below the review.' },
      failed: { title: 'Error', description: 'Failed to save your reply' },
    },
  },
  outbox: {
    title: 'Outbox',
    lead: 'Every email the site sends you, with its delivery status.',
    filter: 'Show',
    all: 'All',
    statuses: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' },
    columns: {
      subject: 'Subject',
      recipient: 'To',
      status: 'Status',
      attempts: 'Attempts',
      written: 'Written',
    },
    loading: 'Loading notifications...',
    none: 'No notifications here.',
    next: 'Next attempt',
    unreachable:
      'The site has no mail service or no address for this recipient. It will be sent automatically once both are set.',
    resend: 'Send again',
    retried: { title: 'Queued', description: 'It will be sent again in a moment.' },
    failed: { title: 'Error', description: 'Failed to send again' },
    loadFailed: 'Failed to fetch notifications',
  },
  account: {
    title: 'Account',
    password: {
      heading: 'Change your password',
      current: 'Current password',
      next: 'New password',
      hint: 'At least 12 characters. A sentence you can remember works well.',
      submit: 'Change password',
      changed: {
        title: 'Password changed',
        description: 'All other sessions have been signed out.',
      },
      failed: 'Failed to change the password',
    },
    sessions: {
      heading: 'Active sessions',
      here: 'This browser',
      signedIn: 'Signed in',
      lastSeen: 'Last used',
      password: 'Your password',
      hint: 'Required to sign out other browsers.',
      end: 'Sign out',
      endOthers: 'Sign out all other browsers',
      onlyHere: 'You’re only signed in on this browser.',
      ended: { title: 'Signed out', description: 'The session has ended.' },
      failed: 'Failed to end the session',
      loading: 'Loading sessions...',
      loadFailed: 'Failed to fetch sessions',
    },
    everywhere: {
      heading: 'Sign out everywhere',
      text: 'Signs you out everywhere, including here.',
      submit: 'Sign out everywhere',
      failed: { title: 'Error', description: 'Failed to sign out everywhere' },
    },
  },
} as const

/** Shown if someone else saved a different text in the meantime. */
export const savedByAnother = {
  text: 'Someone else saved this in the meantime. Saving yours replaces it:',
  fields: 'Someone else saved this in the meantime. Only what you change replaces it:',
  empty: 'Nothing: it was deleted.',
} as const

/** `since` as a day: 'June 1, 2025'. */
export function erasureNotice(since: string): string {
  return `Data deleted since ${since} is still in the database's write-ahead log, because a backup or replication program is holding it. Ask whoever runs the server to stop or restart that program; the site then finishes the deletion within a minute.`
}
