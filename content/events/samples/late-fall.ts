import type { CalendarEvent } from '#contracts/events.ts'
import { at, on } from '../times.ts'

/** From the end of October to Thanksgiving 2025. Clocks go back on November 2. */
export const lateFallSamples: readonly CalendarEvent[] = [
  {
    id: 'wimberley-painters-week-2025-10',
    summary: 'Painters’ Week',
    description:
      'Easels on every corner for six days, from Monday on. What is still wet on Saturday is for sale on the Square.',
    start: on('2025-10-20'),
    end: on('2025-10-26'),
    location: 'Downtown Square, Wimberley, TX',
    htmlLink: 'https://wimberley.example/painters-week',
  },
  {
    id: 'blanco-pumpkin-day-2025-10',
    summary: 'Pumpkin Day on the Square',
    description:
      'Hay rides, a carving table and a scale for the giants. The smallest one wins a prize as well.',
    start: at('2025-10-25T10:00:00-05:00'),
    end: at('2025-10-25T16:00:00-05:00'),
    location: 'Courthouse square, Blanco, TX',
  },
  {
    id: 'boerne-lantern-walk-2025-10',
    summary: 'Halloween Lantern Walk',
    description:
      'Two miles of old stories along the creek, told by people who say they are true. Costumes are welcome; so are strollers.',
    start: at('2025-10-31T18:30:00-05:00'),
    end: at('2025-10-31T21:00:00-05:00'),
    location: 'Main plaza, Boerne, TX',
  },
  {
    id: 'wimberley-market-days-2025-11',
    summary: 'Market Days',
    description:
      'Wreaths, woodwork and the first of the gift hunters. Coffee is hottest at the booth by the north gate.',
    start: at('2025-11-01T07:00:00-05:00'),
    end: at('2025-11-01T15:00:00-05:00'),
    location: 'Market field, Wimberley, TX',
  },
  {
    id: 'new-braunfels-harvest-supper-2025-11',
    summary: 'Harvest Supper',
    description:
      'One table down the middle of the street, sausages from four smokehouses, and an accordion for every forty guests.',
    start: at('2025-11-07T18:00:00-06:00'),
    end: at('2025-11-07T22:00:00-06:00'),
    location: 'Main plaza, New Braunfels, TX',
    htmlLink: 'https://new-braunfels.example/harvest-supper',
  },
  {
    id: 'bandera-veterans-parade-2025-11',
    summary: 'Veterans Day Parade',
    description:
      'Horses and hats at eleven, followed by chili on the courthouse lawn for everybody who served and everybody else.',
    start: at('2025-11-11T11:00:00-06:00'),
    end: at('2025-11-11T13:00:00-06:00'),
    location: 'Main Street, Bandera, TX',
  },
  {
    id: 'fredericksburg-new-wine-weekend-2025-11',
    summary: 'New Wine Weekend',
    description:
      'The year in a glass, still cloudy. Cellar doors stay open until dark from Friday to Sunday, with a shuttle between them.',
    start: on('2025-11-14'),
    end: on('2025-11-17'),
    location: 'Vineyards around Fredericksburg, TX',
  },
  {
    id: 'san-marcos-turkey-trot-2025-11',
    summary: 'Thanksgiving Turkey Trot',
    description:
      'Three miles beside the river before the oven needs you. Walkers, wagons and feathered hats all count.',
    start: at('2025-11-27T08:00:00-06:00'),
    end: at('2025-11-27T10:30:00-06:00'),
    location: 'River park, San Marcos, TX',
  },
  {
    id: 'johnson-city-lights-2025-11',
    summary: 'Courthouse Lighting',
    description:
      'A hundred thousand bulbs, one switch and a very short speech. The trees around it stay lit until New Year.',
    start: at('2025-11-28T18:00:00-06:00'),
    end: at('2025-11-28T21:00:00-06:00'),
    location: 'Courthouse square, Johnson City, TX',
  },
  {
    id: 'gruene-first-lights-2025-11',
    summary: 'First Lights in Gruene',
    description:
      'Carols from the porch of the old mercantile, cider in tin cups, and a tall man in red who arrives on horseback.',
    start: at('2025-11-29T17:30:00-06:00'),
    end: at('2025-11-29T20:30:00-06:00'),
    location: 'Historic district, Gruene, TX',
  },
]
