import type { EventDestination } from '#contracts/site/events.ts'

/** Towns for a day out and how far they are from the cabins, as the specification (section 3) says. */
export const eventDestinations: readonly EventDestination[] = [
  {
    name: 'Fredericksburg',
    distance: '15 minutes',
    description: 'A main street with German roots, and vineyards on every road that leaves it.',
    highlights: ['Wine road tastings', 'Peach stands in June', 'October festival tents'],
  },
  {
    name: 'Austin',
    distance: '45 minutes',
    description: 'A capital that would rather be a music club, with a lake running through it.',
    highlights: ['Live music any night', 'Bats at dusk in summer', 'Food trucks and bookshops'],
  },
  {
    name: 'San Antonio',
    distance: '1 hour',
    description: 'Missions, markets and a river walk strung with lights below the street.',
    highlights: ['Spanish missions by bicycle', 'River walk evenings', 'Spring fiesta parades'],
  },
  {
    name: 'Dripping Springs',
    distance: '25 minutes',
    description:
      'Where the hills begin: distilleries, studios and one of the darkest skies around.',
    highlights: ['Open studio tours', 'Stargazing nights', 'Songwriters on the lawn'],
  },
]
