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
