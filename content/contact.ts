import { site } from './site.ts'
/** The words of the contact screen; telephone, e-mail and address come from `site.ts`. */
export const contact = {
  title: 'Contact',
  searchResult: {
    name: `Contact Our Cabins in ${site.town}, ${site.region}`,
    description: `Call or write to ${site.property} in ${site.town}, Texas. Questions about a cabin, a date or the way here: a person answers within a day.`,
  },
  heading: 'Say hello',
  lead: 'Questions about a cabin, a date or a dog-eared map? Call or write. A person answers.',
  phone: { label: 'Call us', note: 'The quickest way to an answer.' },
  email: { label: 'Write to us', note: 'We answer within 24 hours.' },
  address: { label: 'Find us', note: 'Arriving after dark? Call first, and we leave a light on.' },
  groups: {
    heading: 'Coming with a crowd?',
    text: 'Weddings, reunions and company retreats have a form of their own, and so do groups.',
    links: [
      { label: 'Plan an event', to: '/plan-event' },
      { label: 'Book for a group', to: '/group-booking' },
    ],
  },
} as const
