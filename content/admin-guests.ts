import { retention, periodInWords } from './retention.ts'

/** The words of the screen on which a guest's data is looked up; the specification has none. */
export const adminGuests = {
  title: 'Guest data',
  lead: 'When a guest asks what you hold about them, or asks you to delete it.',
  search: {
    label: 'E-mail address of the guest',
    hint: 'The whole address. Capital and small letters are the same.',
    submit: 'Look up',
    loading: 'Looking...',
    failed: 'Failed to look up the address',
  },
  found: {
    heading: 'What is held',
    counts: {
      reviews: 'Reviews',
      inquiries: 'Inquiries',
      entries: 'Contest entries',
      files: 'Photos and videos',
      notifications: 'Notifications',
    },
    nothing: 'Nothing is held about this address.',
    nothingHint: 'Guests sometimes write from another address than the one they gave us.',
  },
  export: {
    heading: 'Give the guest a copy',
    text: 'One file with everything: what was sent, word for word, what became of it, your notes on inquiries, and the photos and videos.',
    submit: 'Export',
    submitting: 'Collecting...',
    failed: 'Failed to export the data',
    done: 'The file has been saved with your downloads. It holds personal data: send it to this guest only, then delete it.',
  },
  delete: {
    heading: 'Delete everything',
    text: 'Reviews and entries disappear from the website at once. This cannot be undone. Copies in your mailboxes and in backups stay until you delete them yourself.',
    label: 'Type the address again to confirm',
    submit: 'Delete everything',
    submitting: 'Deleting...',
    failed: 'Failed to delete the data',
    done: 'Everything held about this address has been deleted.',
    doneHint: 'Remember the mails in your mailboxes.',
  },
  kept: {
    heading: 'What is deleted by itself',
    list: [
      `Delivered notifications after ${periodInWords(retention.deliveredNotifications)}`,
      `Rejected contest entries with their files after ${periodInWords(retention.rejectedEntries)}`,
      `Contest entries nobody has decided on, with their files, ${periodInWords(retention.undecidedEntries)} after they came`,
      `Rejected reviews ${periodInWords(retention.rejectedReviews)} after they came, however late they were rejected`,
      `Closed inquiries ${periodInWords(retention.closedInquiries)} after they came, however late they were closed`,
      `The count of clicks to the booking partner after ${periodInWords(retention.referrals)}`,
    ],
  },
} as const
