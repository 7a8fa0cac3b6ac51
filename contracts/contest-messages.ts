// Separate from the other messages so that the contest screens load no others (specification,
// sections 2, 5 and 8).

import { entryLimits } from './limits.ts'
import type { Message } from './messages.ts'

export const guestContestMessages = {
  noneActive: 'No Active Contest',
  noneOpen: 'No contest is taking entries right now.',
  /** After submitting an entry: on the contest page and in the toast. */
  entered: 'Your entry has been submitted and is pending review. Good luck!',
} as const

/** The server's error for an entry that agrees to outdated rules. */
export const rulesHaveChanged =
  'The contest rules have changed since you opened this page. Please reload it, read the new rules and agree to them. Everything you typed is still here, but you’ll need to choose your files again.'

/** Toasts of the contest entry, with the file's name. The server reuses the descriptions. */
export const entryMessages = {
  noFiles: {
    title: 'No files selected',
    description: 'Please select at least one photo or video to upload.',
  },
  termsRequired: {
    title: 'Terms required',
    description: 'Please agree to the contest terms and conditions.',
  },
  tooManyFiles: {
    title: 'Too many files',
    description: `You can upload a maximum of ${entryLimits.files} files per submission.`,
  },
  invalidType: (file: string): Message => ({
    title: 'Invalid file type',
    description: `${file} is not a supported file type. Please use JPEG, PNG, WebP, MP4, or WebM.`,
  }),
  imageTooLarge: (file: string): Message => ({
    title: 'File too large',
    description: `${file} is too large. Maximum size is ${entryLimits.imageMegabytes}MB for images.`,
  }),
  videoTooLarge: (file: string): Message => ({
    title: 'File too large',
    description: `${file} is too large. Maximum size is ${entryLimits.videoMegabytes}MB for videos.`,
  }),
  noContest: 'No active contest',
  failed: { title: 'Submission failed' },
  submitted: {
    title: 'Submission successful!',
    description: guestContestMessages.entered,
  },
} as const
