import type { CalendarEvent } from '#contracts/events.ts'
import { at, on } from '../times.ts'

/** September to the middle of October 2025. */
export const earlyFallSamples: readonly CalendarEvent[] = [
  {
    id: 'wimberley-market-days-2025-09',
    summary: 'Market Days',
    description:
      'The first one with a breeze. Look for pecans, wool and the first pumpkins between the ironwork and the quilts.',
    start: at('2025-09-06T07:00:00-05:00'),
    end: at('2025-09-06T15:00:00-05:00'),
    location: 'Market field, Wimberley, TX',
  },
  {
    id: 'luckenbach-picking-circle-2025-09',
    summary: 'Sunday Picking Circle',
    description:
      'Bring an instrument or only your ears. Chairs go in a ring under the oaks, and everybody gets a song.',
    start: at('2025-09-14T13:00:00-05:00'),
    end: at('2025-09-14T17:00:00-05:00'),
    location: 'Under the oaks, Luckenbach, TX',
  },
  {
    id: 'fredericksburg-grape-harvest-2025-09',
    summary: 'Grape Harvest Weekend',
    description:
      'Stomp in the morning, taste in the afternoon, eat late. A dozen family vineyards open their gates from Friday to Sunday.',
    start: on('2025-09-19'),
    end: on('2025-09-22'),
    location: 'Vineyards around Fredericksburg, TX',
    htmlLink: 'https://fredericksburg.example/grape-harvest',
  },
  {
    id: 'dripping-springs-studio-tour-2025-09',
    summary: 'Open Studio Tour',
    description:
      'Twenty barns, garages and glasshouses where somebody makes something. The map is free at the first one you find.',
    start: at('2025-09-27T10:00:00-05:00'),
    end: at('2025-09-27T17:00:00-05:00'),
    location: 'Studios around Dripping Springs, TX',
  },
  {
    id: 'fredericksburg-october-fest-2025-10',
    summary: 'October Fest',
    description:
      'Polka in the big tent, pretzels as wide as a plate, and a carousel for those who cannot see over the counter yet.',
    start: on('2025-10-03'),
    end: on('2025-10-06'),
    location: 'Market square, Fredericksburg, TX',
    htmlLink: 'https://fredericksburg.example/october-fest',
  },
  {
    id: 'wimberley-market-days-2025-10',
    summary: 'Market Days',
    description:
      'The busiest one of the year, and the prettiest. Park early, walk slowly and save room for the kettle corn by the gate.',
    start: at('2025-10-04T07:00:00-05:00'),
    end: at('2025-10-04T15:00:00-05:00'),
    location: 'Market field, Wimberley, TX',
  },
  {
    id: 'austin-fall-music-weekend-2025-10',
    summary: 'Fall Music Weekend',
    description:
      'Small stages in backyards, bookshops and one laundromat. One wristband opens all of them, from Friday evening to Sunday night.',
    start: on('2025-10-10'),
    end: on('2025-10-13'),
    location: 'East side, Austin, TX',
  },
  {
    id: 'johnson-city-star-party-2025-10',
    summary: 'Star Party',
    description:
      'No moon, no street lamps and a row of telescopes that strangers will gladly let you use. Saturn is up first.',
    start: at('2025-10-18T19:30:00-05:00'),
    end: at('2025-10-18T22:30:00-05:00'),
    location: 'Science park, Johnson City, TX',
  },
]
