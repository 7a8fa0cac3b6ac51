import { expect, test } from 'vitest'
import { entryMessages, guestContestMessages } from './contest-messages.ts'

/** Word for word from the specification, sections 2, 5 and 8. */
const specified = [
  [
    entryMessages.noFiles,
    'No files selected: Please select at least one photo or video to upload.',
  ],
  [
    entryMessages.termsRequired,
    'Terms required: Please agree to the contest terms and conditions.',
  ],
  [
    entryMessages.tooManyFiles,
    'Too many files: You can upload a maximum of 3 files per submission.',
  ],
  [
    entryMessages.invalidType('a.gif'),
    'Invalid file type: a.gif is not a supported file type. Please use JPEG, PNG, WebP, MP4, or WebM.',
  ],
  [
    entryMessages.imageTooLarge('a.jpg'),
    'File too large: a.jpg is too large. Maximum size is 10MB for images.',
  ],
  [
    entryMessages.videoTooLarge('a.mp4'),
    'File too large: a.mp4 is too large. Maximum size is 50MB for videos.',
  ],
  [
    entryMessages.submitted,
    'Submission successful!: Your entry has been submitted and is pending review. Good luck!',
  ],
] as const

test.each(specified)('%j is as specified', ({ title, description }, words) => {
  expect(`${title}: ${description}`).toBe(words)
})

test('so are the others', () => {
  expect(entryMessages.failed.title).toBe('Submission failed')
  expect(entryMessages.noContest).toBe('No active contest')
  expect(guestContestMessages.noneActive).toBe('No Active Contest')
})
