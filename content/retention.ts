/**
 * How long things are kept before the site deletes them by itself, each counted from what its
 * comment says. The privacy policy reads its sentences from here.
 */
export const retention = {
  /** Since a notification was delivered; never within 24 hours (`services/guest-data/retention.ts`). */
  deliveredNotifications: { days: 30 },
  /** Since a closed inquiry arrived: a guest can count from that day, whenever we close it. */
  closedInquiries: { months: 24 },
  /** Since a rejected review arrived. */
  rejectedReviews: { months: 12 },
  /** Since an entry was rejected; its files go with it. */
  rejectedEntries: { months: 6 },
  /** Since an entry arrived that nobody has decided on; its files go with it. */
  undecidedEntries: { months: 6 },
  /** Since a guest left for the booking partner. */
  referrals: { months: 24 },
} as const satisfies Record<string, RetentionPeriod>

export type RetentionPeriod = { readonly days: number } | { readonly months: number }

/** '30 days', '24 months'. */
export function periodInWords(period: RetentionPeriod): string {
  return 'days' in period ? `${period.days} days` : `${period.months} months`
}
