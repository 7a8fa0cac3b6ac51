import { retention, periodInWords } from './retention.ts'

/** Texts of the guest data screen; not in the specification. */
export const adminGuests = {
  retention: {
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
