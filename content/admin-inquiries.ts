import type { InquiryKind, InquiryStatus } from '#contracts/options.ts'

const statuses: Readonly<Record<InquiryStatus, string>> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
}

const kinds: Readonly<Record<InquiryKind, string>> = { event: 'Event', group: 'Group' }

/** Texts of the inquiries inbox; not in the specification. */
export const adminInquiries = {
  title: 'Inquiries',
  tabs: { ...statuses, all: 'All' },
  statuses,
  kinds,
  kind: { label: 'Kind', all: 'Events and groups' },
  search: 'Search name, email, message or notes',
  loading: 'Loading inquiries...',
  none: 'No inquiries here.',
  loadFailed: 'Failed to fetch inquiries',
  export: 'Export as CSV',
  suspect: 'Possible spam',
  suspectHint: 'The guest got no automatic confirmation.',
  labels: {
    received: 'Received',
    contactPreference: 'Prefers',
    duration: 'Duration',
    flexibleDates: 'Flexible dates',
    cabinPreferences: 'Cabins',
    firstTime: 'First stay',
    budget: 'Budget',
    details: 'Message',
    specialRequests: 'Special requests',
  },
  notGiven: 'not given',
  yes: 'Yes',
  no: 'No',
  status: {
    label: 'Status',
    saved: (status: InquiryStatus) => ({
      title: 'Status changed',
      description: `The inquiry is now ${statuses[status].toLowerCase()}.`,
    }),
    failed: { title: 'Error', description: 'Failed to change the status' },
  },
  notes: {
    label: 'Your notes',
    hint: 'Only you can see these.',
    save: 'Save notes',
    saved: { title: 'Notes saved', description: 'They’re saved with the inquiry.' },
    failed: { title: 'Error', description: 'Failed to save your notes' },
  },
  nights: {
    heading: (stay: string) => `Calendars right now, ${stay}`,
    states: { free: 'Free', booked: 'Booked', notOpen: 'Not open', unknown: 'Unknown' },
    loading: 'Checking the calendars...',
    over: 'These days are over.',
    failed: 'The calendars can’t be asked right now. Please try again.',
    question: {
      heading: 'Not every cabin is free',
      text: (stay: string, cabins: string) =>
        `${stay}: ${cabins} This template tells the guest the dates are free. Use it anyway?`,
      yes: 'Use it anyway',
      no: 'Cancel',
    },
  },
  answers: {
    heading: 'Answer',
    loading: 'Loading the conversation...',
    loadFailed: 'Failed to fetch the conversation',
    templates: 'Start from a template',
    editTemplates: 'Edit templates',
    label: 'Your answer',
    send: 'Send answer',
    sent: { title: 'Answer sent', description: 'The inquiry is now answered.' },
    failed: { title: 'Error', description: 'Your answer wasn’t sent. Please try again.' },
  },
  dashboard: { heading: 'Inquiries', waiting: 'new', link: 'Open the inquiries' },
} as const
