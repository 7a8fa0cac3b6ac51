import type { CalendarEvent } from '#contracts/events.ts'
import { cabinPanelTime, guideTime } from '../guide/driving-times.ts'
import { site } from '../site.ts'

/** The words of the events screen and of an event's own page (specification, sections 2, 4, 5, 8). */
export const eventsPage = {
  title: 'Events',
  searchResult: {
    name: `Events in ${site.town} & the Hill Country`,
    description: `Markets, live music and festivals in ${site.town} and the Texas Hill Country: dates, times and places, with a calendar to search and to plan a weekend around.`,
  },
  heading: 'Hill Country Events',
  lead: 'Markets, music, peaches and polka. See what is on while you are here, and what a year in the hills is like.',
  chips: [
    `${guideTime('Fredericksburg')} to Fredericksburg`,
    `${cabinPanelTime('Austin')} to Austin`,
  ],
  jumps: { upcoming: 'What is coming up', calendar: 'Open the calendar' },
  loading: 'Loading events...',
  viewDetails: 'View Details',
  /** Follows 'View Details' for those who hear one link after the other. */
  detailsOf: (summary: string) => `of ${summary}`,
  refreshed: 'The calendar is up to date.',
  samples: {
    eyebrow: 'From our scrapbook',
    heading: 'Events Through December 2025',
    lead: 'What a year here can look like. These are sample events, so check local listings before you plan around one.',
    badge: '2025',
  },
  find: {
    heading: 'Find Event Details',
    lead: 'Type a town, a tune or a fruit. Or choose any card on this page.',
    label: 'Search events',
    placeholder: 'Wimberley, music, peach ...',
    submit: 'Search',
    none: 'No events found matching your search.',
    found: (count: number) => `${count} ${count === 1 ? 'event' : 'events'} found`,
    results: 'Search results',
    details: 'Event details',
    close: 'Close the details and clear the search',
  },
  browse: {
    eyebrow: 'Coming up',
    heading: 'Browse All Events',
    lead: 'Everything on the calendar, the next one first.',
    more: 'Show more',
    empty: 'No Current Events Scheduled',
  },
  calendar: {
    eyebrow: 'Day by day',
    heading: 'Event Calendar',
    views: { label: 'Show events as', list: 'List View', calendar: 'Calendar View' },
    chooseDay: 'Day',
    show: 'Show this day',
    none: 'No events scheduled for this date',
    days: 'Choose a day',
    eventsOn: (count: number) => `${count} ${count === 1 ? 'event' : 'events'}`,
  },
  categories: { heading: 'All year round', lead: 'Four good reasons to leave the porch.' },
  seasons: { heading: 'A year in the hills', lead: 'When to come for what.' },
  destinations: {
    heading: 'Worth the drive',
    lead: 'Four towns for a day out, and how far they are from your door.',
  },
  why: { heading: 'Why stay here for it' },
  closing: {
    heading: 'Stay for the encore',
    text: 'The last song is better when the bed is near.',
    cabins: { label: 'View Our Cabins', to: '/' },
    attractions: { label: 'Explore Attractions', to: '/things-to-do' },
  },
} as const

/** How near an event is, in the words of its badge (specification, section 4). */
export const nearnessLabels = {
  past: 'Past',
  today: 'Today',
  tomorrow: 'Tomorrow',
  week: 'This Week',
  month: 'This Month',
  upcoming: 'Upcoming',
} as const

/** The words around a single event. */
export const eventWords = {
  back: { label: 'All events', to: '/events' },
  when: 'When',
  time: 'Time',
  where: 'Where',
  allDay: 'All day',
  ownPage: 'Open the event page',
  addToCalendar: 'Add to calendar',
  moreAbout: 'More about this event',
  /** For made-up events. */
  sample: {
    badge: 'Sample',
    note: 'This is a sample event. It shows what a year here can look like.',
  },
  newTab: '(opens in a new tab)',
  stay: {
    heading: 'Make a weekend of it',
    text: 'Six cabins under the oaks, an easy drive from the music.',
    link: { label: 'See the cabins', to: '/cabins' },
  },
  next: 'Also coming up',
  /** For search engines: each date of a recurring event is a page of its own. */
  inSearch: ({ summary, location, description }: CalendarEvent, days: string) =>
    [
      `${summary} on ${days}${location ? `, ${location}` : ''}.`,
      description ?? `Near our cabins in ${site.town}, in the Texas Hill Country.`,
    ].join(' '),
  notFound: {
    heading: 'Event not found',
    text: 'This event is over and gone, or it never was. There is always another one.',
    events: { label: 'See all events', to: '/events' },
  },
} as const
