import type { Cabin, DetailedCabin } from '#contracts/site/cabins.ts'
import { counted, roomsLine } from './cabin-card.ts'

/** The fixed words of the cabin detail screen (specification, sections 2, 4 and 8). */
export const cabinPage = {
  back: { label: 'Back to All Cabins', to: '/' },
  all: { label: 'View All Cabins', to: '/' },
  loading: 'Loading cabin...',
  notFound: {
    heading: 'Cabin not found',
    text: "The cabin you're looking for doesn't exist or has been removed.",
    link: { label: 'Return to Home', to: '/' },
  },
  favorite: { save: 'Save' },
  viewAllPhotos: (count: number) => (count === 1 ? 'View 1 photo' : `View all ${count} photos`),
  drawn: (cabin: string) => `These are drawings of ${cabin} until our photographs replace them.`,
  headings: {
    welcome: (cabin: string) => `Welcome to ${cabin}`,
    amenities: 'What this cabin offers',
    nearby: 'Nearby attractions',
    drivingTimes: 'Driving times',
    rules: 'Cabin rules',
    facts: 'Good to know',
    reviews: 'What guests say',
    others: 'Explore Our Other Cabins',
  },
  sections: {
    name: 'On this page',
    list: [
      { label: 'Photos', id: 'photos' },
      { label: 'About', id: 'about' },
      { label: 'Amenities', id: 'amenities' },
      { label: 'Reviews', id: 'reviews' },
      { label: 'Nearby', id: 'nearby' },
    ],
  },
  /** What a phone opens. */
  folds: {
    amenities: 'What each one is',
    drivingTimes: (count: number) => `${count} places by car`,
  },
  facts: {
    beds: 'Beds',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    pets: 'Pets',
    smoking: 'Smoking',
  },
  pets: {
    welcome: 'This cabin is pet-friendly.',
    not: 'This cabin is not pet-friendly.',
  },
  reviews: {
    /** For screen readers, after the average. */
    outOf: ' out of 5 stars',
    from: (count: number) => `from ${count} ${count === 1 ? 'review' : 'reviews'} on this site`,
    all: (cabin: string) => `All reviews of ${cabin}`,
    none: (cabin: string) => `Nobody has written about ${cabin} yet. Be the first!`,
  },
  nextFree: { label: 'Next free:', nearest: 'Nearest free dates:', take: 'Take these dates' },
  away: (distance: string) => `${distance} away`,
  booking: {
    heading: 'Book Your Stay',
    button: 'Book Now',
    afterClosure: 'Stays from that day on can be booked already.',
    note: "You'll be redirected to our booking partner to complete your reservation",
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    addDate: 'Add date',
    addDates: 'Add dates',
    whenFree: 'See when it is free',
    addCheckOut: 'Add your check-out',
    clear: 'Clear dates',
    done: 'Done',
    nights: (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`,
  },
} as const

interface ToastText {
  title: string
  description: string
}

/** Toasts for saving and unsaving a cabin; both name it. */
export const favoriteToasts = {
  added: (cabin: string): ToastText => ({
    title: 'Added to favorites',
    description: `${cabin} has been added to your favorites.`,
  }),
  removed: (cabin: string): ToastText => ({
    title: 'Removed from favorites',
    description: `${cabin} has been removed from your favorites.`,
  }),
} as const

/** What search results say about a cabin. */
export function cabinInSearch(cabin: DetailedCabin): string {
  return `${cabin.name} is a cabin in ${cabin.location} (${roomsLine(cabin)}). ${cabin.description}`
}

/** '1 queen bed', '1 king bed and 2 single beds' */
export function bedsLine(beds: Cabin['beds']): string {
  return beds.map(({ type, count }) => counted(count, `${bedNames[type]} bed`)).join(' and ')
}

const bedNames: Readonly<Record<Cabin['beds'][number]['type'], string>> = {
  CaliforniaKing: 'California king',
  King: 'king',
  Queen: 'queen',
  Full: 'full',
  Double: 'double',
  SemiDouble: 'small double',
  Single: 'single',
}
