import { responsePromiseHours } from './limits.ts'
import { notSentMessage } from './not-sent.ts'

// Exact texts of the specification, sections 5 and 8, shared by browser, server and tests.

export interface Message {
  title: string
  description: string
}

/** `phone` is the property's, as displayed. */
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
  notSent: notSentMessage,
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

export const inquiryMessages = {
  event: {
    title: 'Event Inquiry Submitted!',
    description: `We'll contact you within ${responsePromiseHours} hours to discuss your special event.`,
  },
  group: {
    title: 'Group Booking Inquiry Submitted!',
    description: `We'll contact you within ${responsePromiseHours} hours with availability and pricing for your group.`,
  },
  notSent: notSentMessage,
} as const

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

/** Stored for a review without stay dates (section 3). */
export const stayDatesNotSpecified = 'Dates not specified'

/** Error when the confirmation does not match the address that was looked up. */
export const guestDataMessages = { mismatch: 'This is not the address you looked up.' } as const

export const calendarMessages = {
  /** `told` is the service's own message, or null. */
  refused: (status: number, told: string | null) =>
    `Calendar API error: ${status} - ${told ?? 'Unknown error'}`,
  notLoaded: 'Failed to load calendar events',
} as const

export { entryMessages } from './contest-messages.ts'
export { galleryMessages } from './gallery-messages.ts'
export { availabilityMessages } from './availability-messages.ts'
