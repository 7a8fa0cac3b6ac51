// Exact texts of the specification, sections 5 and 8, shared by browser, server and tests.

import { guestContestMessages } from './contest-messages.ts'
import { responsePromiseHours } from './limits.ts'
import { notSentMessage } from './not-sent.ts'

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

const missingFields = {
  title: 'Validation Error',
  description: 'Please fill in all required fields',
} as const

/** Toasts of contest management, and why a contest cannot be activated. */
export const contestMessages = {
  missing: missingFields,
  created: 'Contest Created',
  createFailed: 'Failed to create contest',
  statusChanged: (status: string) => `Contest status changed to ${status}`,
  statusFailed: 'Failed to update contest status',
  anotherActive: (title: string) =>
    `Only one contest can be active at a time. Close “${title}” first.`,
  notAStep: (from: string, to: string) =>
    `This contest is ${from}. It cannot be changed to ${to} from there.`,
  edited: 'Contest Saved',
  editFailed: 'Failed to save contest',
  deleted: 'Contest Deleted',
  deleteFailed: 'Failed to delete contest',
  notEditable: (status: string) => `This contest is ${status}. It can no longer be edited.`,
  notADraft: 'Only a draft can be deleted.',
  rulesFixed: 'Guests have entered under this. It can no longer be changed.',
  endOnlyLater: 'Guests count on this day. The end can only be moved to a later time.',
  movedOn: 'This contest was changed a moment ago. Please look at it again.',
  justChanged: 'Another contest was active a moment ago. Please try again.',
  ...guestContestMessages,
} as const

export const prizeMessages = {
  missing: missingFields,
  added: 'Prize Added',
  addFailed: 'Failed to add prize',
  edited: 'Prize Saved',
  editFailed: 'Failed to save prize',
  valueOnlyHigher: 'Guests entered for this value. It can only be raised.',
  wordsFixed: 'Guests have entered for this prize. Its words can no longer be changed.',
  deleted: 'Prize Deleted',
  deleteFailed: 'Failed to delete prize',
} as const

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
