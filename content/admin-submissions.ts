import type { SubmissionStatus } from '#contracts/options.ts'

/** Texts of entry moderation (specification, sections 2 and 4). */
export const adminSubmissions = {
  title: 'Contest Entries',
  tabs: {
    all: 'All',
    pending: 'Pending',
    approved: 'Approved',
    winner: 'Winners',
    rejected: 'Rejected',
  },
  contest: { label: 'Contest', all: 'All contests' },
  statuses: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected', winner: 'Winner' },
  /** Labels of the decision buttons. */
  steps: (from: SubmissionStatus, to: SubmissionStatus): string =>
    from === 'winner' && to === 'approved' ? 'No longer a winner' : stepNames[to],
  suspect: 'Possible spam',
  hidden: 'Guest asked us not to publish it',
  labels: {
    stay: 'Stay',
    sent: 'Sent',
    terms: 'Terms',
    history: 'Decisions',
  },
  agreed: (version: string, at: string) => `version ${version}, agreed on ${at}`,
  decision: (from: string, to: string, by: string) => `${from} → ${to} by ${by}, `,
  download: (position: number) => `Download original ${position}`,
  alt: (guest: string, position: number) => `File ${position} from ${guest}`,
  loading: 'Loading entries...',
  none: 'No entries here.',
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
  failed: { title: 'Error', description: 'Failed to update the entry' },
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
  delete: 'Delete',
  deleteNamed: (guest: string) => `Delete ${guest}’s entry`,
  confirm: {
    heading: 'Delete this entry?',
    text: (guest: string) =>
      `${guest}’s entry will be removed from the website, and its photos and videos will be deleted. This can’t be undone.`,
    yes: 'Delete entry',
    no: 'Keep it',
  },
  deleted: (guest: string) => ({
    title: 'Entry deleted',
    description: `${guest}’s entry and its files have been deleted.`,
  }),
  deleteFailed: 'Failed to delete the entry',
} as const

const stepNames: Readonly<Record<SubmissionStatus, string>> = {
  pending: 'Back to pending',
  approved: 'Approve',
  rejected: 'Reject',
  winner: 'Make winner',
}
