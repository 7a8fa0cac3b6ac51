import type { InquiryKind, InquiryStatus } from '#contracts/options.ts'

const statuses: Readonly<Record<InquiryStatus, string>> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
}

const kinds: Readonly<Record<InquiryKind, string>> = { event: 'Event', group: 'Group' }

/** Texts of the inquiries inbox; not in the specification. */
export const adminInquiries = {
  tabs: { ...statuses, all: 'All' },
  statuses,
  kinds,
  status: {
    label: 'Status',
    saved: (status: InquiryStatus) => ({
      title: 'Status changed',
      description: `The inquiry is now ${statuses[status].toLowerCase()}.`,
    }),
    failed: { title: 'Error', description: 'Failed to change the status' },
  },
} as const
