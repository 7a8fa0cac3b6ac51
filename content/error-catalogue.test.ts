import { describe, expect, test } from 'vitest'
import { availabilityWords } from './availability.ts'
import { cabinCard } from './cabin-card.ts'
import { cabinPage, favoriteToasts } from './cabin-page.ts'
import { galleryPage } from './contest-gallery.ts'
import { calendarTrouble, eventsPage } from './events.ts'
import { homeLabels } from './home.ts'
import { liveViewsPage } from './live-views.ts'
import { notFound } from './interface.ts'
import { reviewsPage } from './reviews-page.ts'
import { share } from './share.ts'

// Literally from the specification, sections 2, 4, 5 and 8, as far as it is in this room; the
// rest is in contracts/messages.test.ts.

describe('what fails, is missing or is empty is said as specified', () => {
  test.each([
    [homeLabels.reviews.empty, 'No reviews to display yet. Be the first to leave a review!'],
    [reviewsPage.empty.heading, 'No Reviews Yet'],
    [reviewsPage.empty.text, 'Be the first to leave a review!'],
    [cabinCard.noImage, 'No image available'],
    [cabinPage.notFound.heading, 'Cabin not found'],
    [cabinPage.notFound.text, "The cabin you're looking for doesn't exist or has been removed."],
    [cabinPage.notFound.link.label, 'Return to Home'],
    [notFound.code, '404'],
    [notFound.heading, 'Oops! Page not found'],
    [calendarTrouble.issue.heading, 'Calendar Integration Issue'],
    [calendarTrouble.issue.note, 'Events from July through December 2025 are shown.'],
    [eventsPage.browse.empty, 'No Current Events Scheduled'],
    [eventsPage.calendar.none, 'No events scheduled for this date'],
    [eventsPage.find.none, 'No events found matching your search.'],
    [availabilityWords.withoutLiveData, 'Showing calendar without live availability data'],
    [liveViewsPage.camera.badge.live, 'Live'],
    [liveViewsPage.camera.badge.checking, 'Checking'],
    [liveViewsPage.restricted.heading, 'Embedding Restricted'],
  ])('%s', (text, words) => {
    expect(text).toBe(words)
  })

  // Not in the specification, but in its manner.
  test.each([[galleryPage.loading, 'Loading entries...']])('%s', (text, words) => {
    expect(text).toBe(words)
  })
})

test.each([
  [share.toasts.copied, 'Link copied!', 'The cabin link has been copied to your clipboard.'],
  [
    share.toasts.failed,
    'Failed to copy link',
    'Please copy the link manually from your address bar.',
  ],
])('the toast %j reads as specified', (toast, title, description) => {
  expect(toast).toEqual({ title, description })
})

test('the toasts of favorites are called as specified and name the cabin', () => {
  const { added, removed } = favoriteToasts
  expect(added('Texas Sage').title).toBe('Added to favorites')
  expect(removed('Texas Sage').title).toBe('Removed from favorites')
  for (const toast of [added, removed]) {
    expect(toast('Texas Sage').description).toContain('Texas Sage')
  }
})
