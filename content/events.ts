/** The labels of the events screen (specification, sections 2, 4, 5, 8). */
export const eventsPage = {
  title: 'Events',
  jump: 'Open the calendar',
  loading: 'Loading events...',
  viewDetails: 'View Details',
  /** Follows 'View Details' for screen readers. */
  detailsOf: (summary: string) => `of ${summary}`,
  refreshed: 'The calendar is up to date.',
  find: {
    heading: 'Find Event Details',
    label: 'Search events',
    submit: 'Search',
    none: 'No events found matching your search.',
    found: (count: number) => `${count} ${count === 1 ? 'event' : 'events'} found`,
    results: 'Search results',
    details: 'Event details',
    close: 'Close the details and clear the search',
    showHere: 'Show in the search',
  },
  browse: {
    heading: 'Browse All Events',
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
    noneInMonth: 'Nothing listed this month',
    noneYet: 'Nothing listed yet',
    more: (count: number) => `+${count} more`,
    eventsOn: (count: number) => `${count} ${count === 1 ? 'event' : 'events'}`,
  },
  closing: {
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

/** Labels for a single event. */
export const eventWords = {
  back: { label: 'All events', to: '/events' },
  when: 'When',
  time: 'Time',
  where: 'Where',
  allDay: 'All day',
  /** Badge of an event of several days that has begun. */
  until: (day: string) => `Until ${day}`,
  untilToday: 'Last Day',
  every: (weekday: string) => `Every ${weekday}`,
  nextDays: (days: readonly string[]) => `next: ${days.join(', ')}`,
  ownPage: 'Open the event page',
  addToCalendar: 'Add to calendar',
  moreAbout: 'More about this event',
  /** For made-up events. */
  sample: {
    badge: 'Sample',
    note: 'This is a sample event. It shows what a year here can look like.',
  },
  newTab: '(opens in a new tab)',
  stay: { label: 'See the cabins', to: '/cabins' },
  next: 'Also coming up',
  notFound: {
    heading: 'Event not found',
    text: 'This event is over and gone, or it never was. There is always another one.',
    link: { label: 'See all events', to: '/events' },
  },
} as const

/** Shown when the calendar fails or is empty. */
export const calendarTrouble = {
  issue: {
    heading: 'Calendar Integration Issue',
    note: 'Events from July through December 2025 are shown.',
    /** The year of those events. */
    noteYear: '2025',
    /** In other years. */
    regular: 'Regular local events are shown.',
    /** While the calendar's last successful read is shown. */
    lastRead: (moment: string) => `Events as of ${moment} are shown.`,
  },
  empty: 'The calendar is resting. Try again in a moment, or look at what there is all year round.',
  refresh: {
    label: 'Refresh Calendar',
    busy: 'Refreshing...',
    failed: 'The calendar could not be refreshed. Please try again in a minute.',
  },
} as const
