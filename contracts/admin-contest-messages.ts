import { guestContestMessages } from './contest-messages.ts'

// Exact texts of the specification, sections 5 and 8, and our own, for contests and prizes.

const missingFields = {
  title: 'Validation Error',
  description: 'Please fill in all required fields',
} as const

/** Beside a field that is required. */
export const fillThisIn = 'Please fill this in.'

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
  rulesFixed: 'Guests may have entered under this. It can no longer be changed.',
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
  promised: 'A winner has been notified about this prize. It can no longer be deleted.',
  deleted: 'Prize Deleted',
  deleteFailed: 'Failed to delete prize',
} as const
