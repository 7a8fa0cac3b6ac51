/** The fixed words of the contact screen. */
export const contactLabels = {
  title: 'Contact',
  phone: 'Call us',
  email: 'Write to us',
  address: 'Find us',
  groups: [
    { label: 'Plan an event', to: '/plan-event' },
    { label: 'Book for a group', to: '/group-booking' },
  ],
} as const
