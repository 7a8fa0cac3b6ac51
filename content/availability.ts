/** What calendars of free and booked days say (specification, sections 2, 4 and 8). */
export const availabilityWords = {
  legend: {
    booked: 'Booked',
    available: 'Available',
    past: 'Past',
    checkOutOnly: 'Check-out only',
    notOpen: 'Not open yet',
    unknown: 'Not known',
  },
  /** Added to a day for screen readers. */
  today: 'Today',
  spoken: {
    booked: 'booked',
    available: null,
    past: 'past',
    checkOutOnly: 'check-out only',
    notOpen: 'not open yet',
    unknown: 'availability not known',
  },
  chosen: 'selected',
  previousMonth: 'Go to the Previous Month',
  nextMonth: 'Go to the Next Month',
  looking: 'Looking up which days are booked…',
  lookingWithoutScript: 'Please load this page again in a moment.',
  withoutLiveData: 'Showing calendar without live availability data',
  bookedAsOf: 'Booked days are shown as we last knew them.',
  noFeed:
    'This cabin’s bookings are not connected to our calendar yet. Please check with our booking partner.',
} as const

/** Why a day cannot be chosen, and how long a stay can be. */
export const dayRefusals = {
  past: (day: string) => `${day} has passed. Please choose today or a later day.`,
  booked: (day: string) => `${day} is booked. Please choose another day.`,
  notOpen: (day: string) => `${day} is not open for booking yet. Please choose another day.`,
  turnover: (day: string) =>
    `Another guest leaves on ${day}, so a stay cannot start then. Please choose another day.`,
  checkOutOnly: (day: string) =>
    `You can check out on ${day}, but not check in. Please choose another day.`,
  /** Why the stay must end: the night after it. */
  beyond: {
    taken: (night: string, latest: string) =>
      `The night of ${night} is booked, so your stay must end by ${latest}.`,
    notOpen: (night: string, latest: string) =>
      `The night of ${night} is not open for booking yet, so your stay must end by ${latest}.`,
  },
} as const

export const stayHints = {
  label: 'What to choose next',
  arrive: 'Choose the day you arrive.',
  leave: 'Now choose the day you leave.',
  chosen: 'Your days are chosen.',
  leaveBy: {
    taken: (latest: string) => `Now choose the day you leave, by ${latest} (next arrival).`,
    notOpen: (latest: string) =>
      `Now choose the day you leave, by ${latest} (later nights are not open yet).`,
  },
} as const
