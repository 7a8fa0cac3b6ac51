import type { CalendarEvent } from '#contracts/events.ts'
import { at, on } from '../times.ts'

/** June and the beginning of July 2025: the first nine, which the events screen shows as a grid. */
export const firstSamples: readonly CalendarEvent[] = [
  {
    id: 'wimberley-market-days-2025-06',
    summary: 'Market Days',
    description:
      'Paths of packed gravel under the oaks, and a booth around every bend: pottery, peach jam, old doors, young goats. Come before nine, while it is cool.',
    start: at('2025-06-07T07:00:00-05:00'),
    end: at('2025-06-07T15:00:00-05:00'),
    location: 'Market field, Wimberley, TX',
  },
  {
    id: 'blanco-lavender-weekend-2025-06',
    summary: 'Lavender Weekend',
    description:
      'Three days of purple in Blanco: bunches to cut yourself, soap to smell, lavender lemonade on the courthouse lawn and fiddles in the shade.',
    start: on('2025-06-13'),
    end: on('2025-06-16'),
    location: 'Courthouse square, Blanco, TX',
    htmlLink: 'https://blanco.example/lavender-weekend',
  },
  {
    id: 'dripping-springs-songwriters-2025-06',
    summary: 'Songwriters in the Round',
    description:
      'Four chairs, four guitars and the stories behind the songs. Bring a blanket; the lawn is first come, first served.',
    start: at('2025-06-19T19:00:00-05:00'),
    end: at('2025-06-19T21:30:00-05:00'),
    location: 'Mercer Street, Dripping Springs, TX',
  },
  {
    id: 'fredericksburg-peach-day-2025-06',
    summary: 'Peach Day',
    description:
      'The orchards come to town with what was picked at dawn. Taste six kinds, vote for the best cobbler and carry a box home.',
    start: at('2025-06-21T10:00:00-05:00'),
    end: at('2025-06-21T17:00:00-05:00'),
    location: 'Market square, Fredericksburg, TX',
    htmlLink: 'https://fredericksburg.example/peach-day',
  },
  {
    id: 'san-marcos-river-morning-2025-06',
    summary: 'River Morning',
    description:
      'A guided float on clear spring water, with masks to borrow and someone beside you who knows every fish by name. Children from eight years on.',
    start: at('2025-06-28T08:00:00-05:00'),
    end: at('2025-06-28T12:00:00-05:00'),
    location: 'River park, San Marcos, TX',
  },
  {
    id: 'wimberley-fourth-of-july-2025-07',
    summary: 'Fourth of July Parade',
    description:
      'Tractors, trombones and dogs in bandanas, once around the Square. Find a curb in the shade by half past eight.',
    start: at('2025-07-04T09:00:00-05:00'),
    end: at('2025-07-04T11:00:00-05:00'),
    location: 'Downtown Square, Wimberley, TX',
  },
  {
    id: 'johnson-city-fireworks-2025-07',
    summary: 'Fireworks over the Park',
    description:
      'Barbecue plates from half past seven, the brass band at eight, and the sky at half past nine. Leave the folding chairs in the car until six.',
    start: at('2025-07-04T19:30:00-05:00'),
    end: at('2025-07-04T22:30:00-05:00'),
    location: 'City park, Johnson City, TX',
  },
  {
    id: 'wimberley-market-days-2025-07',
    summary: 'Market Days',
    description:
      'Over 450 vendors, live music at three corners and lemonade at every one of them. Shade, a hat and cash are all you need.',
    start: at('2025-07-05T07:00:00-05:00'),
    end: at('2025-07-05T15:00:00-05:00'),
    location: 'Market field, Wimberley, TX',
  },
  {
    id: 'bandera-summer-rodeo-2025-07',
    summary: 'Summer Rodeo Night',
    description:
      'Barrel racing, bull riding and a dance under strings of lights when the dust has settled. Gates open at six.',
    start: at('2025-07-12T19:30:00-05:00'),
    end: at('2025-07-12T22:30:00-05:00'),
    location: 'Rodeo arena, Bandera, TX',
    htmlLink: 'https://bandera.example/summer-rodeo',
  },
]
