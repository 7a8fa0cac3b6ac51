/** Texts of the admin area (specification, sections 2, 4 and 8). */
export const admin = {
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
  dashboard: {
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
    referrals: {
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
