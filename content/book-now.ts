/** The labels of the booking and availability screen (specification, section 2); `partner` is the booking partner's name. */
export const bookNowPage = {
  name: 'Booking & Availability',
  calendar: {
    heading: 'Availability calendar',
    hint: 'Pick a day to see whether it is free.',
    hintUnknown: (partner: string) => `Pick a day to take it along to ${partner}.`,
    askPartner: (partner: string) => `Check with ${partner}`,
    available: (date: string) => `${date} is available!`,
    proceed: 'Click "Book Now" to proceed with your reservation.',
    unknown: (date: string, partner: string) =>
      `You picked ${date}. We cannot see whether it is free, so please check with ${partner}.`,
    lastUpdated: (time: string) => `Last updated: ${time}`,
    bookedFound: (count: number) => `${count} booked ${count === 1 ? 'date' : 'dates'} found`,
    bookedRanges: 'Booked in the next months:',
    notOpenRanges: 'Not open for booking yet:',
    nothingBooked: 'Nothing is booked in the next months.',
  },
  booking: {
    heading: 'Book Now',
    noDay: 'Pick a day in the calendar, or go on without one.',
    chosen: 'Your day',
    button: 'Book Now',
    partner: (partner: string) => `Go to ${partner}`,
    longer: 'Choose a longer stay on the cabin’s page',
    oneNight: (partner: string) =>
      `The link asks for one night from this day. You can change that at ${partner}.`,
    alert: {
      heading: 'On to our booking partner',
      text: 'This would redirect you to our booking partner to complete your reservation.',
      go: (partner: string) => `Continue to ${partner}`,
    },
  },
  feed: {
    heading: 'iCal Integration',
    text: 'The calendar is read from the feed of our property management, without anything about guests.',
    button: 'View Raw Feed',
    opens: '(opens in a new tab)',
    none: (partner: string) =>
      `This cabin has no feed yet, so its calendar shows no bookings. ${partner} has the free days.`,
    looking: 'The feed is being read...',
    notYet: 'The feed could not be read yet.',
    notNow: 'The feed cannot be read right now.',
  },
  status: {
    heading: 'Integration Status',
    names: {
      feed: 'Live Availability Feed',
      calendar: 'Calendar Integration',
      partner: 'Booking Partner Integration',
    },
    feed: {
      live: 'Active',
      looking: 'Connecting',
      failed: 'Not answering',
      none: 'Not connected',
    },
    calendar: {
      live: 'Working',
      looking: 'Waiting for the feed',
      failed: 'Without live data',
      none: 'Without live data',
    },
    partner: 'Pending',
    howItWorks: 'How it works',
    steps: (partner: string) => [
      'Our booking partner keeps the reservations and publishes the busy days as an iCal feed.',
      'This site reads the feed every few minutes and marks every day of a reservation as booked.',
      `Book Now takes you to ${partner}, where the reservation is made and confirmed.`,
      'A new reservation shows here the next time the feed is read.',
    ],
    stepsWithoutFeed: (partner: string) => [
      'Our booking partner keeps the reservations and knows which days are free.',
      'Bookings of this cabin are not shown here yet, so any day from today on can be picked.',
      `Book Now takes you to ${partner}, where the reservation is made and confirmed.`,
    ],
  },
} as const
