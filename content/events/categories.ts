import type { EventCategory } from '#contracts/site/events.ts'

/** What there is all year round (specification, section 3). */
export const eventCategories: readonly EventCategory[] = [
  {
    title: 'Music and dancing',
    description: 'Songs are the local crop. Somewhere, on any night, somebody is tuning up.',
    events: [
      'Songwriter nights on a shaded lawn',
      'Two-stepping in hundred-year-old dance halls',
      'Sunday picking circles under the oaks',
    ],
  },
  {
    title: 'Markets and makers',
    description: 'Buy it from the hands that made it, or grew it, or found it in a barn.',
    events: [
      'Saturday farmers market, 10am to 1pm',
      'Market Days on the first Saturday, March to December',
      'First Friday art walk around the Square',
    ],
  },
  {
    title: 'Wine, food and orchards',
    description:
      'Peaches in June, grapes in September, and something on the smoker in every month.',
    events: [
      'Vineyard tastings along the wine road',
      'Peach season at the orchard stands',
      'Harvest suppers at one long table',
    ],
  },
  {
    title: 'Water and wild places',
    description: 'Cold springs, slow rivers and a sky dark enough to see what you are missing.',
    events: [
      'Guided floats and river mornings',
      'Star parties on moonless nights',
      'Ranger walks among the wildflowers',
    ],
  },
]
