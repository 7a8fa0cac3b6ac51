import type { CalendarEvent } from '#contracts/events.ts'
import { at, on } from '../times.ts'

/** December 2025 and January 2026. */
export const winterSamples: readonly CalendarEvent[] = [
  {
    id: 'wimberley-tree-lighting-2025-12',
    summary: 'Tree Lighting on the Square',
    description:
      'Cocoa, the school choir and a countdown that somebody always starts too early. Shops stay open until nine.',
    start: at('2025-12-05T18:00:00-06:00'),
    end: at('2025-12-05T20:00:00-06:00'),
    location: 'Downtown Square, Wimberley, TX',
  },
  {
    id: 'dripping-springs-christmas-market-2025-12',
    summary: 'Christmas Market',
    description:
      'Two days of wooden stalls on Mercer Street: candles, tamales, hand-bound books and a letterbox for wishes.',
    start: on('2025-12-06'),
    end: on('2025-12-08'),
    location: 'Mercer Street, Dripping Springs, TX',
    htmlLink: 'https://dripping-springs.example/christmas-market',
  },
  {
    id: 'wimberley-market-days-2025-12',
    summary: 'Market Days',
    description:
      'The last one before the winter rest, with every booth under lights. It comes back on the first Saturday of March.',
    start: at('2025-12-06T07:00:00-06:00'),
    end: at('2025-12-06T15:00:00-06:00'),
    location: 'Market field, Wimberley, TX',
  },
  {
    id: 'kerrville-candlelight-choir-2025-12',
    summary: 'Choir by Candlelight',
    description:
      'An hour of carols in a limestone chapel that holds a hundred and fifty. The doors open at half past six.',
    start: at('2025-12-12T19:00:00-06:00'),
    end: at('2025-12-12T20:30:00-06:00'),
    location: 'Old chapel, Kerrville, TX',
  },
  {
    id: 'luckenbach-cowboy-christmas-2025-12',
    summary: 'Cowboy Christmas Ball',
    description:
      'Fiddles, boots and a potluck in the old hall. Wear something red and be ready to be asked to dance.',
    start: at('2025-12-13T19:00:00-06:00'),
    end: at('2025-12-13T23:00:00-06:00'),
    location: 'Dance hall, Luckenbach, TX',
  },
  {
    id: 'blanco-lighted-parade-2025-12',
    summary: 'Lighted Tractor Parade',
    description:
      'Forty tractors, all of them twinkling, once around the courthouse. The loudest applause picks the winner.',
    start: at('2025-12-20T18:30:00-06:00'),
    end: at('2025-12-20T20:30:00-06:00'),
    location: 'Courthouse square, Blanco, TX',
  },
  {
    id: 'fredericksburg-new-years-eve-2025-12',
    summary: 'New Year’s Eve on Main Street',
    description:
      'Bands at both ends of the street, black-eyed peas in the middle, and a wreath of lights that drops at midnight.',
    start: at('2025-12-31T21:00:00-06:00'),
    end: at('2026-01-01T00:30:00-06:00'),
    location: 'Main Street, Fredericksburg, TX',
  },
  {
    id: 'blanco-first-day-hike-2026-01',
    summary: 'First Day Hike',
    description:
      'Three easy miles along the river with a ranger, to begin the year as you mean to go on. Dogs on leashes may come.',
    start: at('2026-01-01T10:00:00-06:00'),
    end: at('2026-01-01T12:00:00-06:00'),
    location: 'State park, Blanco, TX',
  },
  {
    id: 'fredericksburg-cellar-weekend-2026-01',
    summary: 'Winter Cellar Weekend',
    description:
      'Fireplaces, barrel samples and hardly anybody else. The quietest weekend on the wine road is also the warmest.',
    start: on('2026-01-16'),
    end: on('2026-01-19'),
    location: 'Vineyards around Fredericksburg, TX',
    htmlLink: 'https://fredericksburg.example/cellar-weekend',
  },
  {
    id: 'wimberley-winter-stars-2026-01',
    summary: 'Winter Stars Evening',
    description:
      'Orion over the hills, blankets on the ground and hot chocolate in a cup you may keep.',
    start: at('2026-01-24T19:00:00-06:00'),
    end: at('2026-01-24T21:30:00-06:00'),
    location: 'Hilltop field, Wimberley, TX',
  },
]
