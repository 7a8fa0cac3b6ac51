import type { DetailedCabin } from '#contracts/site/cabins.ts'
import { roomsLine } from './cabin-card.ts'

/** The fixed words of the cabin detail screen (specification, sections 2, 4 and 8). */
export const cabinPage = {
  back: { label: 'Back to All Cabins', to: '/' },
  all: { label: 'View All Cabins', to: '/' },
  loading: 'Loading cabin...',
  notFound: {
    heading: 'Cabin not found',
    text: "The cabin you're looking for doesn't exist or has been removed.",
    home: { label: 'Return to Home', to: '/' },
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
    others: 'Explore Our Other Cabins',
  },
  away: (distance: string) => `${distance} away`,
  booking: {
    heading: 'Book Your Stay',
    button: 'Book Now',
    note: "You'll be redirected to our booking partner to complete your reservation",
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    addDate: 'Add date',
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
