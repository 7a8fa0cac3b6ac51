/** Names of the documents, as the owner knows them, in groups. */
export const documentGroups: readonly {
  heading: string
  documents: readonly string[]
}[] = [
  { heading: 'The property', documents: ['facts', 'notices', 'stay'] },
  {
    heading: 'Pages',
    documents: ['home', 'cabins', 'book-now', 'about', 'contact', 'live-views', 'reviews'],
  },
  {
    heading: 'Events and groups',
    documents: ['events', 'events/samples', 'plan-event', 'group-booking'],
  },
  { heading: 'Contest', documents: ['contest', 'policies/contest-rules'] },
  {
    heading: 'Local guide',
    documents: [
      'guide/things-to-do',
      'guide/downtown-square',
      'guide/jacobs-well',
      'guide/blue-hole',
      'guide/shopping',
      'guide/dining',
    ],
  },
  {
    heading: 'Policies',
    documents: ['policies/privacy', 'policies/terms', 'policies/cancellation'],
  },
]

export const documentNames: Readonly<Record<string, string>> = {
  facts: 'Facts and contact',
  notices: 'Notices with dates',
  stay: 'Amenities, times and distances',
  home: 'Home',
  cabins: 'All cabins',
  'book-now': 'Book now',
  about: 'About',
  contact: 'Contact',
  'live-views': 'Live views',
  reviews: 'Reviews',
  events: 'Events',
  'events/samples': 'Scrapbook of past events',
  'plan-event': 'Plan your event',
  'group-booking': 'Group booking',
  contest: 'Contest',
  'policies/contest-rules': 'Contest rules',
  'guide/things-to-do': 'Things to do',
  'guide/downtown-square': 'Downtown Square',
  'guide/jacobs-well': "Jacob's Well",
  'guide/blue-hole': 'Blue Hole',
  'guide/shopping': 'Shopping',
  'guide/dining': 'Dining',
  'policies/privacy': 'Privacy policy',
  'policies/terms': 'Terms of service',
  'policies/cancellation': 'Cancellation policy',
}
