/** Texts of the outbox. */
export const adminOutbox = {
  title: 'Outbox',
  lead: 'Every email the site sends you, with its delivery status.',
  filter: 'Show',
  all: 'All',
  statuses: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' },
  columns: {
    subject: 'Subject',
    recipient: 'To',
    status: 'Status',
    attempts: 'Attempts',
    written: 'Written',
  },
  loading: 'Loading notifications...',
  none: 'No notifications here.',
  next: 'Next attempt',
  unreachable:
    'The site has no mail service or no address for this recipient. It will be sent automatically once both are set.',
  resend: 'Send again',
  retried: { title: 'Queued', description: 'It will be sent again in a moment.' },
  failed: { title: 'Error', description: 'Failed to send again' },
  loadFailed: 'Failed to fetch notifications',
} as const
