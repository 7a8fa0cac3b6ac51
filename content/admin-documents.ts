import { adminGuides } from './admin-guides.ts'
import { adminPictures } from './admin-pictures.ts'
import { adminSite } from './admin-site.ts'

/**
 * The owner's documents and albums in groups, in the order of their list, as the owner knows them.
 * Cabins and guide pages have their own names; those that the owner adds come behind these.
 */
export const documentGroups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'The property': {
    facts: 'Facts and contact',
    notices: 'Notices with dates',
    stay: 'Amenities, times and distances',
  },
  [adminSite.cabins]: {},
  [adminPictures.heading]: {
    'albums/mark': 'Your mark',
    'albums/home-hero': 'Home, at the top',
    'albums/home-intro': 'Home, beside the introduction',
    'albums/home-winners': 'Home, beside the winners’ words',
    'albums/about': 'About',
    'albums/reviews': 'Reviews',
    'albums/contact': 'Contact',
    'albums/contest': 'Contest',
    'albums/lost': 'A page that is not found',
    'albums/events': 'Events',
    'albums/seasons': 'The seasons',
    'albums/nearby': 'Towns nearby',
    'albums/things-to-do': 'Things to do',
    'albums/plan-event': 'Plan your event',
    'albums/group-booking': 'Group booking',
  },
  Pages: {
    home: 'Home',
    cabins: 'All cabins',
    'book-now': 'Book now',
    about: 'About',
    contact: 'Contact',
    'live-views': 'Live views',
    reviews: 'Reviews',
  },
  'Events and groups': {
    events: 'Events',
    'events/samples': 'Scrapbook of past events',
    'plan-event': 'Plan your event',
    'group-booking': 'Group booking',
  },
  Contest: { contest: 'Contest', 'policies/contest-rules': 'Contest rules' },
  [adminGuides.heading]: { 'guide/things-to-do': 'Things to do' },
  Policies: {
    'policies/privacy': 'Privacy policy',
    'policies/terms': 'Terms of service',
    'policies/cancellation': 'Cancellation policy',
  },
}

export const documentNames = Object.assign({}, ...Object.values(documentGroups)) as Readonly<
  Partial<Record<string, string>>
>
