import { expect, test } from 'vitest'
import { galleryMessages, moderationMessages } from './messages.ts'

test('the gallery and moderation speak in the words of the specification', () => {
  expect(galleryMessages.loadFailed).toBe('Failed to fetch submissions')
  expect(moderationMessages).toEqual({
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
  })
})
