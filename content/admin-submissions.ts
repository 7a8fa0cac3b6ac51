import type { SubmissionStatus } from '#contracts/options.ts'

/** Texts of entry moderation (specification, sections 2 and 4). */
export const adminSubmissions = {
  tabs: {
    all: 'All',
    pending: 'Pending',
    approved: 'Approved',
    winner: 'Winners',
    rejected: 'Rejected',
  },
  statuses: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected', winner: 'Winner' },
  /** Labels of the decision buttons. */
  steps: (from: SubmissionStatus, to: SubmissionStatus): string =>
    from === 'winner' && to === 'approved' ? 'No longer a winner' : stepNames[to],
  decision: (from: string, to: string, by: string) => `${from} → ${to} by ${by}, `,
  decided: {
    pending: { title: 'Back to pending', description: 'The entry is no longer published.' },
    approved: { title: 'Entry approved', description: 'It’s now in the gallery.' },
    rejected: { title: 'Entry rejected', description: 'It won’t be published.' },
    winner: { title: 'Winner chosen', description: 'It’s now in the winners section.' },
    /** Approved again, no longer a winner. */
    demoted: { title: 'No longer a winner', description: 'The entry is still in the gallery.' },
    /** Approved, but the guest did not consent to publication. */
    notPublished: { title: 'Decision saved', description: 'The guest asked us not to publish it.' },
  },
  failed: { title: 'Error' },
  /** Asked before an entry wins. */
  choose: {
    heading: 'Make this entry a winner?',
    text: (guest: string, contest: string) =>
      `Guests will see ${guest} as a winner of “${contest}”.`,
    open: (daysLeft: number) =>
      daysLeft === 1
        ? 'The contest is still open: guests can enter for one more day.'
        : `The contest is still open: guests can enter for ${daysLeft} more days.`,
    yes: 'Make winner',
    no: 'Not yet',
  },
  confirm: {
    heading: 'Delete this entry?',
    text: (guest: string) =>
      `${guest}’s entry will be removed from the website, and its photos and videos will be deleted. This can’t be undone.`,
    yes: 'Delete entry',
    no: 'Keep it',
  },
} as const

const stepNames: Readonly<Record<SubmissionStatus, string>> = {
  pending: 'Back to pending',
  approved: 'Approve',
  rejected: 'Reject',
  winner: 'Make winner',
}
