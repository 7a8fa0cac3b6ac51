import type { CalendarEvent } from '#contracts/events.ts'
import { at, on } from '../times.ts'

/** From the middle of July 2025 to Labor Day. */
export const summerSamples: readonly CalendarEvent[] = [
  {
    id: 'fredericksburg-night-market-2025-07',
    summary: 'Summer Night Market',
    description:
      'When the sidewalks have cooled, Main Street fills with lanterns, food carts and makers who work while you watch.',
    start: at('2025-07-19T18:00:00-05:00'),
    end: at('2025-07-19T22:00:00-05:00'),
    location: 'Main Street, Fredericksburg, TX',
  },
  {
    id: 'gruene-dance-hall-night-2025-07',
    summary: 'Two-Step Saturday',
    description:
      'A free lesson at eight, a swing band at nine and a wooden floor that has seen a hundred years of boots.',
    start: at('2025-07-26T20:00:00-05:00'),
    end: at('2025-07-27T00:00:00-05:00'),
    location: 'Dance hall, Gruene, TX',
    htmlLink: 'https://gruene.example/two-step-saturday',
  },
  {
    id: 'wimberley-market-days-2025-08',
    summary: 'Market Days',
    description:
      'The hottest Saturday has the earliest risers. Snow cones are next to the bandstand, and the misting fans are next to those.',
    start: at('2025-08-02T07:00:00-05:00'),
    end: at('2025-08-02T15:00:00-05:00'),
    location: 'Market field, Wimberley, TX',
  },
  {
    id: 'austin-bat-watch-2025-08',
    summary: 'Bat Watch Evening',
    description:
      'A naturalist talks while the light goes, and then the bridge lets out its ribbon of bats over the water. Stand on the east side.',
    start: at('2025-08-08T19:30:00-05:00'),
    end: at('2025-08-08T21:00:00-05:00'),
    location: 'Lakeside lawn, Austin, TX',
  },
  {
    id: 'dripping-springs-meteor-watch-2025-08',
    summary: 'Meteor Watch',
    description:
      'A ranch gate opens for one night. Lie back in the pasture, count the Perseids, and learn what the telescopes are pointed at. Red flashlights only.',
    start: at('2025-08-12T21:00:00-05:00'),
    end: at('2025-08-13T01:00:00-05:00'),
    location: 'Ranch pasture, Dripping Springs, TX',
    htmlLink: 'https://dripping-springs.example/meteor-watch',
  },
  {
    id: 'boerne-moonlight-market-2025-08',
    summary: 'Moonlight Market on the Creek',
    description:
      'Antiques by lantern, ducks on the creek, and a brass quartet in the gazebo until ten.',
    start: at('2025-08-16T18:00:00-05:00'),
    end: at('2025-08-16T22:00:00-05:00'),
    location: 'Main plaza, Boerne, TX',
  },
  {
    id: 'kerrville-river-concert-2025-08',
    summary: 'Concert by the River',
    description:
      'The last Friday of the summer evenings: folk at seven, a picnic supper between the sets, and swimming until the sun is down.',
    start: at('2025-08-29T19:00:00-05:00'),
    end: at('2025-08-29T22:00:00-05:00'),
    location: 'Riverside park, Kerrville, TX',
  },
  {
    id: 'wimberley-labor-day-picnic-2025-09',
    summary: 'Labor Day Picnic',
    description:
      'Sack races, watermelon by the slice and a long table for whoever brings a dish. All day on the green beside the creek.',
    start: on('2025-09-01'),
    end: on('2025-09-02'),
    location: 'Creekside green, Wimberley, TX',
  },
]
