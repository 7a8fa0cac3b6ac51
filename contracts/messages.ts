// Exact words of the specification, sections 5 and 8, where browser, server and tests must agree.

export interface Message {
  title: string
  description: string
}

/** Toasts of the review form. `phone` is the property's, as shown. */
export const reviewMessages = {
  missing: {
    title: 'Missing Information',
    description: 'Please fill in all required fields and provide at least an overall rating.',
  },
  submitted: {
    title: 'Review Submitted!',
    description: 'Thank you for your feedback. Your review has been saved.',
  },
  notSaved: (phone: string): Message => ({
    title: 'Submission Error',
    description: `Failed to save your review. Please try again or contact us at ${phone}.`,
  }),
  notSent: (phone: string): Message => ({
    title: 'Submission Error',
    description: `Please try again or contact us directly at ${phone}.`,
  }),
  copied: {
    title: 'Review Copied!',
    description:
      'Your review has been copied to clipboard. You can now paste it on Google or Facebook.',
  },
  notCopied: {
    title: 'Copy Failed',
    description: 'Please manually copy your review text.',
  },
} as const

/** Toasts of review moderation. */
export const moderationMessages = {
  loadFailed: 'Failed to fetch reviews',
  updateFailed: { title: 'Error', description: 'Failed to update review status' },
  approved: {
    title: 'Review Approved',
    description: 'The review is now visible on the website',
  },
  rejected: {
    title: 'Review Rejected',
    description: 'The review has been rejected and will not be displayed',
  },
} as const

export const loginFailed = 'Login failed'

/** How a review without stay dates is read (section 3). */
export const stayDatesNotSpecified = 'Dates not specified'
