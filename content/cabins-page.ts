import type { CabinOrder } from '#contracts/orders.ts'

const guests = (count: number) => `${count} ${count === 1 ? 'guest' : 'guests'}`
const cabins = (count: number) => `${count} ${count === 1 ? 'cabin' : 'cabins'}`

/** The words of the cabins grid at /cabins. */
export const cabinsPage = {
  sort: 'Sort by',
  applySort: 'Sort',
  /** The cabins have no prices; bedrooms stand in for them. */
  orders: {
    'no-sorting': 'Featured',
    'price-low': 'Fewest bedrooms first',
    'price-high': 'Most bedrooms first',
    rating: 'Highest rated',
    reviews: 'Most reviews',
  } satisfies Record<CabinOrder, string>,
  search: { heading: 'Find a free cabin', clear: 'Clear dates' },
} as const

/** What is said about the cabins for the chosen days. `partner` is the booking partner's name. */
export const freeCabinsWords = {
  marks: {
    free: 'Free for your dates',
    unknown: 'Ask our booking partner',
    notOpen: 'Not open for booking yet',
    booked: 'Booked on your dates',
  },
  /** The search as one line: 'Nov 24 – 27 · 2 guests · 4 free'. */
  line: (stay: string, people: number, free: number | null) =>
    [stay, guests(people), ...(free === null ? [] : [`${free} free`])].join(' · '),
  change: 'Change',
  looking: 'Looking which cabins are free…',
  failed: (partner: string) =>
    `We can't see the calendars right now. Please check with ${partner} which cabins are free.`,
  free: (count: number, stay: string, people: number) =>
    `${cabins(count)} ${count === 1 ? 'is' : 'are'} free ${stay} for ${guests(people)}.`,
  noneFree: (stay: string, people: number) => `No cabin is free ${stay} for ${guests(people)}.`,
  noneKnown: (stay: string, partner: string) =>
    `We can't see which cabins are free ${stay}. Please check with ${partner}.`,
  tooSmall: (count: number, people: number) =>
    count === 1
      ? `1 cabin that sleeps fewer than ${people} is not shown.`
      : `${count} cabins that sleep fewer than ${people} are not shown.`,
  noneLargeEnough: (people: number) => `No single cabin sleeps ${people}.`,
  several: 'Several cabins side by side do: ask us about a group booking.',
  group: { label: 'Book for a group', to: '/group-booking' },
  noneOpen: (stay: string) => `Stays ${stay} are not open for booking yet.`,
  instead: {
    booked: (cabin: string) => `${cabin} is booked on these days, so we looked for the others.`,
    notOpen: (cabin: string) =>
      `${cabin} is not open for booking on these days yet, so we looked for the others.`,
  },
  nearby: {
    heading: 'Free close to your dates',
    none: (phone: string) =>
      `Nothing is free within a month of these days. Call us at ${phone}: cancellations happen.`,
  },
  /** On the card of a booked cabin: 'Free Nov 27 – 30'. */
  nearest: (stay: string) => `Free ${stay}`,
  stay: (from: string, to: string) => `${from} to ${to}`,
  during: (from: string, to: string) => `from ${from} to ${to}`,
} as const
