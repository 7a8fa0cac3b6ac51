/** How long data is kept, counted from the moment in each comment. Quoted by the privacy policy. */
export const retention = {
  /** Since a notification was delivered; never within 24 hours (`store/guest-data/personal-tables.ts`). */
  deliveredNotifications: { days: 30 },
  /** Since a closed inquiry arrived: guests know that day, whenever we close it. */
  closedInquiries: { months: 24 },
  /** Since a rejected review arrived. */
  rejectedReviews: { months: 12 },
  /** Since an entry was rejected; its files go with it. */
  rejectedEntries: { months: 6 },
  /** Since an undecided entry arrived; its files go with it. */
  undecidedEntries: { months: 6 },
  /** Since a booking click. */
  referrals: { months: 24 },
  /** Since the day of a daily sum of visits and searches. */
  dailyCounts: { months: 25 },
  /** Since an administrator changed something. */
  activity: { months: 12 },
  /** Since a link for a verified stay expired. */
  stayLinks: { days: 30 },
  /** Since a guest asked to hear when days open, without confirming it. */
  unconfirmedOpenings: { days: 3 },
  /** Since the arrival a guest wanted to hear about. */
  openings: { days: 1 },
} as const satisfies Record<string, RetentionPeriod>

export type RetentionPeriod = { readonly days: number } | { readonly months: number }

/** '1 day', '30 days', '24 months'. */
export function periodInWords(period: RetentionPeriod): string {
  const [count, unit] = 'days' in period ? [period.days, 'day'] : [period.months, 'month']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
