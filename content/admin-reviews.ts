interface PartlyDecided {
  done: number
  failed: number
  isApproved: boolean
  /** Of the first that failed. */
  reason: string
}

/** Texts of review moderation (specification, sections 2, 4 and 8). */
export const adminReviews = {
  approve: 'Approve',
  /** Several at once, and by keyboard. */
  several: {
    chosen: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
    partly: ({ done, failed, isApproved, reason }: PartlyDecided) => ({
      title: isApproved ? 'Not all reviews approved' : 'Not all reviews rejected',
      description: `${done} ${isApproved ? 'approved' : 'rejected'}. ${failed} ${failed === 1 ? 'was' : 'were'} not: ${reason}`,
    }),
  },
  labels: {
    email: 'Email',
    phone: 'Phone',
  },
  statuses: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
  reply: {
    saved: { title: 'Reply saved', description: 'It appears below the review.' },
    failed: { title: 'Error', description: 'Failed to save your reply' },
  },
} as const
