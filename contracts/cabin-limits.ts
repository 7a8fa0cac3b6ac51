import { reviewLengths } from './limits.ts'

/**
 * Cabins in the admin area; characters of a name, the most guests and rooms of a new one; calendars,
 * and how many bookings are shown when one is tried out.
 */
export const cabinLimits = {
  name: reviewLengths.cabin,
  sleeps: 30,
  rooms: 15,
  feeds: 6,
  bookingsTried: 5,
} as const

/** Where the page of a retired cabin leads unless the owner says otherwise. */
export const allCabinsPath = '/cabins'

/** Why a calendar is refused. */
export const feedMessages = {
  address: 'Please enter the calendar’s address; it begins with https://.',
  unread: (reason: string) => `This calendar can’t be read: it ${reason}. Nothing was saved.`,
  zone: 'Please enter a time zone such as UTC or America/Chicago.',
  twice: 'The cabin has this calendar already.',
  tooMany: `A cabin has at most ${cabinLimits.feeds} calendars.`,
} as const
