import type { VisitPeriod } from '#contracts/visit-periods.ts'
import { periodInWords, retention } from './retention.ts'

/** Texts of the screen of visits, searches and clicks. */
export const adminVisits = {
  title: 'What it brings',
  lead: `Visits, searches, and clicks to the booking partner. Counted on your own server, without cookies: only a sum per day is kept, for ${periodInWords(retention.dailyCounts)}.`,
  since: (day: string) => `Counted since ${day}.`,
  periodLabel: 'Period',
  periods: {
    '30-days': 'Last 30 days',
    '12-months': 'Last 12 months',
  } satisfies Record<VisitPeriod, string>,
  export: 'Download daily sums (CSV)',
  loading: 'Loading figures...',
  loadFailed: 'Failed to fetch the figures',
  nothing: 'Nothing in this period.',
  /** The highest bar. */
  highest: (count: string) => `Most: ${count}`,
  asTable: 'Show as a table',
  total: 'Total',
  day: 'Day',
  month: 'Month',
  figures: {
    arrivals: 'Visits',
    views: 'Pages viewed',
    searches: 'Searches',
    clicks: 'Booking clicks',
  },
  visits: {
    heading: 'Visits',
    hint: 'A visit begins when someone comes from elsewhere. Search engines’ robots, your own visits while you’re signed in, and pages a browser only fetched ahead aren’t counted.',
    arrivals: 'Visits',
    more: 'More pages in those visits',
  },
  pages: {
    heading: 'Pages',
    page: 'Page',
    views: 'Viewed',
    arrivals: 'Visits began here',
    /** Pages that aren’t a cabin, by address. */
    names: {
      '/': 'Home',
      '/cabins': 'All cabins',
      '/events': 'Events',
      '/events/:eventId': 'A single event',
      '/contest/rules/:contestId': 'Contest rules',
    } as Readonly<Record<string, string | undefined>>,
  },
  sources: { heading: 'Where visits came from', source: 'Source', arrivals: 'Visits' },
  searches: {
    heading: 'Searches for free cabins',
    none: 'No cabin free',
    free: 'A cabin free',
    unknown: 'Not known',
    summary: (none: number, all: number) =>
      `${none} of ${all} ${all === 1 ? 'search' : 'searches'} found no free cabin.`,
  },
  clicks: {
    heading: 'Clicks to the booking partner',
    cabin: 'Cabin',
    clicks: 'Clicks',
    from: 'Came from',
  },
  reviews: { heading: 'Reviews received', reviews: 'Reviews', stars: 'Average stars' },
} as const
