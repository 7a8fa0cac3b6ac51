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
  nights: {
    heading: (stay: string) => `Calendars right now, ${stay}`,
    states: { free: 'Free', booked: 'Booked', notOpen: 'Not open', unknown: 'Unknown' },
    question: {
      heading: 'Not every cabin is free',
      text: (stay: string, cabins: string) =>
        `${stay}: ${cabins} This template tells the guest the dates are free. Use it anyway?`,
      yes: 'Use it anyway',
      no: 'Cancel',
    },
  },
  dashboard: { heading: 'Inquiries', waiting: 'new', link: 'Open the inquiries' },
} as const
