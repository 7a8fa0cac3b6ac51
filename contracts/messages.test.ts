// spec: 8/gallery
import { describe, expect, test } from 'vitest'
import {
  availabilityMessages,
  calendarMessages,
  galleryMessages,
  inquiryMessages,
  loginFailed,
  moderationMessages,
  reviewMessages,
  stayDatesNotSpecified,
} from './messages.ts'
import { contestMessages, prizeMessages } from './admin-contest-messages.ts'

// Verbatim from the specification, sections 3, 5 and 8. Journeys compare with the constants, so
// only this test catches a typo in them. The entry's messages have their own test, and those of
// content/ are in content/error-catalogue.test.ts.

const phone = '512-555-0142'

describe('toasts read as specified', () => {
  test.each([
    [
      reviewMessages.missing,
      'Missing Information',
      'Please fill in all required fields and provide at least an overall rating.',
    ],
    [
      reviewMessages.submitted,
      'Review Submitted!',
      'Thank you for your feedback. Your review has been saved.',
    ],
    [
      reviewMessages.notSaved(phone),
      'Submission Error',
      'Failed to save your review. Please try again or contact us at 512-555-0142.',
    ],
    [
      reviewMessages.notSent(phone),
      'Submission Error',
      'Please try again or contact us directly at 512-555-0142.',
    ],
    [
      reviewMessages.copied,
      'Review Copied!',
      'Your review has been copied to clipboard. You can now paste it on Google or Facebook.',
    ],
    [reviewMessages.notCopied, 'Copy Failed', 'Please manually copy your review text.'],
    [
      inquiryMessages.event,
      'Event Inquiry Submitted!',
      "We'll contact you within 24 hours to discuss your special event.",
    ],
    [
      inquiryMessages.group,
      'Group Booking Inquiry Submitted!',
      "We'll contact you within 24 hours with availability and pricing for your group.",
    ],
    [
      inquiryMessages.notSent(phone),
      'Submission Error',
      'Please try again or contact us directly at 512-555-0142.',
    ],
    [moderationMessages.updateFailed, 'Error', 'Failed to update review status'],
    [moderationMessages.approved, 'Review Approved', 'The review is now visible on the website'],
    [
      moderationMessages.rejected,
      'Review Rejected',
      'The review has been rejected and will not be displayed',
    ],
    [contestMessages.missing, 'Validation Error', 'Please fill in all required fields'],
    [prizeMessages.missing, 'Validation Error', 'Please fill in all required fields'],
  ])('%j', (message, title, description) => {
    expect(message).toEqual({ title, description })
  })
})

describe('single lines read as specified', () => {
  test.each([
    [loginFailed, 'Login failed'],
    [stayDatesNotSpecified, 'Dates not specified'],
    [moderationMessages.loadFailed, 'Failed to fetch reviews'],
    [contestMessages.created, 'Contest Created'],
    [contestMessages.createFailed, 'Failed to create contest'],
    [contestMessages.statusChanged('archived'), 'Contest status changed to archived'],
    [contestMessages.statusFailed, 'Failed to update contest status'],
    [prizeMessages.added, 'Prize Added'],
    [prizeMessages.addFailed, 'Failed to add prize'],
    [prizeMessages.deleted, 'Prize Deleted'],
    [prizeMessages.deleteFailed, 'Failed to delete prize'],
    [galleryMessages.loadFailed, 'Failed to fetch submissions'],
    [calendarMessages.refused(403, 'Key not valid'), 'Calendar API error: 403 - Key not valid'],
    [calendarMessages.refused(500, null), 'Calendar API error: 500 - Unknown error'],
    [calendarMessages.notLoaded, 'Failed to load calendar events'],
    [availabilityMessages.fetchFailed(502), 'Failed to fetch calendar data: 502'],
    [availabilityMessages.loadFailed, 'Failed to load availability data'],
  ])('%s', (line, words) => {
    expect(line).toBe(words)
  })
})
