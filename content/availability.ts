/** What calendars of free and booked days say (specification, sections 2, 4 and 8). */
export const availabilityWords = {
  legend: { booked: 'Booked', available: 'Available', past: 'Past' },
  /** Added to a day for those who listen. */
  today: 'Today',
  spoken: {
    booked: 'booked',
    past: 'past',
    chosen: 'selected',
    leaveOnly: 'booked, you can leave',
  },
  previousMonth: 'Go to the Previous Month',
  nextMonth: 'Go to the Next Month',
  looking: 'Looking up which days are booked…',
  lookingWithoutScript: 'Please load this page again in a moment.',
  withoutLiveData: 'Showing calendar without live availability data',
  bookedAsOf: 'Booked days are shown as we last knew them.',
  noFeed:
    'This cabin’s bookings are not connected to our calendar yet. Our booking partner knows them.',
} as const

/** What is said about a day that cannot be chosen, and about how long a stay can be. */
export const dayRefusals = {
  past: (day: string) => `${day} has passed. Please choose today or a later day.`,
  booked: (day: string) => `${day} is booked. Please choose another day.`,
  noNight: (day: string, booked: string) =>
    `You could not stay a night from ${day}, because ${booked} is booked.`,
  beyond: (booked: string, latest: string) =>
    `${booked} is booked, so your stay must end by ${latest}.`,
} as const

export const stayHints = {
  label: 'What to choose next',
  arrive: 'Choose the day you arrive.',
  leave: 'Now choose the day you leave.',
  chosen: 'Your days are chosen.',
  leaveBy: (latest: string, booked: string) =>
    `Now choose the day you leave, by ${latest}: ${booked} is booked.`,
} as const
