import type { FeedTrouble, FeedTroubleKind } from '#contracts/feed-troubles.ts'

interface Words {
  subject: string
  text: (feed: string, nights: string) => string
}

const words: Record<FeedTroubleKind, Words> = {
  conflict: {
    subject: 'Possible double booking',
    text: (feeds, nights) =>
      `${feeds} have different bookings for the same nights, ${nights}. Please check both calendars.`,
  },
  failing: {
    subject: 'Calendar cannot be read',
    text: (feed) =>
      `${feed} could not be read for two hours. The site uses the last good reading for up to 24 hours.`,
  },
  stale: {
    subject: 'Calendar out of date',
    text: (feed) =>
      `${feed} could not be read for a day. Its nights are no longer promised as free until it can be read.`,
  },
  missing: {
    subject: 'Bookings missing from a calendar',
    text: (feed, nights) =>
      `${feed} no longer lists bookings it had from ${nights}. Guests see those nights as unknown, not free, until you confirm this on the dashboard or the calendar still says so a day later.`,
  },
  unreadable: {
    subject: 'Calendar with unreadable dates',
    text: (feed) =>
      `${feed} has events that cannot be read, or only in part. Nights they may take are not shown as free as far as we can tell, so check them in the calendar.`,
  },
}

/**
 * What the owner reads about a trouble, by mail and on the dashboard: no URL, no guest. `cabin` is
 * its name; `dayName` formats a day.
 */
export function feedTroubleWords(
  { kind, feeds, nights }: FeedTrouble,
  cabin: string,
  dayName: (day: string) => string,
): { subject: string; text: string } {
  const which = `${cabin}: ${feeds.length > 1 ? `feeds ${feeds.join(' and ')}` : `feed ${feeds[0]}`}`
  const range = nights ? `${dayName(nights.from)} to ${dayName(nights.to)}` : ''
  return { subject: `${words[kind].subject} - ${cabin}`, text: words[kind].text(which, range) }
}
