import type { RegularEvent } from '#contracts/site/events.ts'

/**
 * What happens again and again nearby (specification, section 2, local guide pages). The next
 * occurrences are computed from these rules, so that the events screen is never empty. The
 * specification gives no hours but those of the farmers market: the others are samples.
 */
export const regularEvents: readonly RegularEvent[] = [
  {
    id: 'farmers-market',
    summary: 'Farmers Market',
    description:
      'Eggs, honey, greens and bread from people who will tell you which field it came from. Every Saturday on the Square.',
    location: 'Downtown Square, Wimberley, TX',
    every: 'saturday',
    from: '10:00',
    to: '13:00',
  },
  {
    id: 'art-walk',
    summary: 'First Friday Art Walk',
    description:
      'Galleries keep their doors open into the evening, and most of them pour something. Begin anywhere on the Square and follow the music.',
    location: 'Downtown Square, Wimberley, TX',
    every: 'first friday',
    from: '17:00',
    to: '20:00',
  },
  {
    id: 'market-days',
    summary: 'Market Days',
    description:
      'Over 450 vendors under the oaks: crafts, antiques, plants and things you did not know you needed. The first Saturday of the month, March to December.',
    location: 'Market field, Wimberley, TX',
    every: 'first saturday',
    months: { first: 3, last: 12 },
    from: '07:00',
    to: '15:00',
  },
]
