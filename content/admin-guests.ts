import { retention, periodInWords } from './retention.ts'

/** Texts of the guest data screen; not in the specification. */
export const adminGuests = {
  title: 'Guest data',
  lead: 'For when a guest asks for a copy of their data, or asks you to delete it.',
  search: {
    label: 'Guest’s email address',
    hint: 'The full address. Not case-sensitive.',
    submit: 'Look up',
    loading: 'Looking up...',
    failed: 'Failed to look up the address',
  },
  found: {
    heading: 'Data on file',
    counts: {
      reviews: 'Reviews',
      inquiries: 'Inquiries',
      entries: 'Contest entries',
      files: 'Photos and videos',
      openings: 'Days they want to hear about',
      notifications: 'Notifications',
    },
    nothing: 'No data on file for this address.',
    nothingHint: 'Guests sometimes write from a different address than the one they gave us.',
  },
  export: {
    heading: 'Export data',
    text: 'One file with everything: what they sent, what happened to it, your notes on inquiries, and their photos and videos.',
    submit: 'Export',
    submitting: 'Exporting...',
    failed: 'Failed to export the data',
    done: 'The file is in your downloads. It contains personal data: send it to this guest only, then delete it.',
  },
  delete: {
    heading: 'Delete everything',
    text: 'Reviews and entries come off the website right away. This can’t be undone. Copies in your email and in backups stay until you delete them.',
    label: 'Type the address again to confirm',
    submit: 'Delete everything',
    submitting: 'Deleting...',
    failed: 'Failed to delete the data',
    done: 'All data for this address has been deleted.',
    doneHint: 'Remember the copies in your email.',
  },
  retention: {
    heading: 'Deleted automatically',
    list: [
      `Delivered notifications after ${periodInWords(retention.deliveredNotifications)}`,
      `Rejected contest entries with their files after ${periodInWords(retention.rejectedEntries)}`,
      `Pending contest entries with their files ${periodInWords(retention.undecidedEntries)} after they were submitted`,
      `Rejected reviews ${periodInWords(retention.rejectedReviews)} after they were submitted, no matter when they were rejected`,
      `Closed inquiries ${periodInWords(retention.closedInquiries)} after they were submitted, no matter when they were closed`,
      `Who changed what in this area after ${periodInWords(retention.activity)}`,
      `Links for verified stays ${periodInWords(retention.stayLinks)} after they expired`,
      `Requests to hear when days open ${periodInWords(retention.openings)} after the arrival, unconfirmed ones after ${periodInWords(retention.unconfirmedOpenings)}`,
      `Booking click counts after ${periodInWords(retention.referrals)}`,
      `Daily sums of visits and searches after ${periodInWords(retention.dailyCounts)}`,
    ],
  },
} as const
