interface PartlyDecided {
  done: number
  failed: number
  isApproved: boolean
  /** Of the first that failed. */
  reason: string
}

/** Texts of review moderation (specification, sections 2, 4 and 8). */
export const adminReviews = {
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
  /** Several at once, and by keyboard. */
  several: {
    choose: (title: string) => `Select ${title}`,
    chosen: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
    approve: 'Approve selected',
    reject: 'Reject selected',
    clear: 'Clear selection',
    decided: (count: number, isApproved: boolean) => ({
      title: isApproved ? 'Reviews Approved' : 'Reviews Rejected',
      description: count === 1 ? '1 review' : `${count} reviews`,
    }),
    partly: ({ done, failed, isApproved, reason }: PartlyDecided) => ({
      title: isApproved ? 'Not all reviews approved' : 'Not all reviews rejected',
      description: `${done} ${isApproved ? 'approved' : 'rejected'}. ${failed} ${failed === 1 ? 'was' : 'were'} not: ${reason}`,
    }),
  },
  keys: 'Keys: J and K move, A approves, R rejects, X selects, Z undoes.',
  low: (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`,
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
} as const
