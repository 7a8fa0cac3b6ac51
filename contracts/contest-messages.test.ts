// spec: 5/contest-entry, 8/contest-entry, 9/entry-limits
import { describe, expect, test } from 'vitest'
import { entryMessages, guestContestMessages } from './contest-messages.ts'
import { defaultContestRules } from './limits.ts'

// Verbatim from the specification, sections 2, 5 and 8.

describe('toasts of the entry read as specified', () => {
  test.each([
    [
      entryMessages.noFiles,
      'No files selected',
      'Please select at least one photo or video to upload.',
    ],
    [
      entryMessages.termsRequired,
      'Terms required',
      'Please agree to the contest terms and conditions.',
    ],
    [
      entryMessages.tooManyFiles,
      'Too many files',
      'You can upload a maximum of 3 files per submission.',
    ],
    [
      entryMessages.invalidType('a.gif'),
      'Invalid file type',
      'a.gif is not a supported file type. Please use JPEG, PNG, WebP, MP4, or WebM.',
    ],
    [
      entryMessages.imageTooLarge('a.jpg'),
      'File too large',
      'a.jpg is too large. Maximum size is 10MB for images.',
    ],
    [
      entryMessages.videoTooLarge('a.mp4'),
      'File too large',
      'a.mp4 is too large. Maximum size is 50MB for videos.',
    ],
    [
      entryMessages.submitted,
      'Submission successful!',
      'Your entry has been submitted and is pending review. Good luck!',
    ],
  ])('%j', (message, title, description) => {
    expect(message).toEqual({ title, description })
  })
})

test.each([
  [entryMessages.failed.title, 'Submission failed'],
  [entryMessages.noContest, 'No active contest'],
  [guestContestMessages.noneActive, 'No Active Contest'],
  [defaultContestRules, 'Standard contest rules apply'],
])('"%s" reads as specified', (line, words) => {
  expect(line).toBe(words)
})
