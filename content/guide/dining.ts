import type { Dining, Restaurant } from '#contracts/site/guide.ts'
import { site } from '../site.ts'

// Every restaurant is a sample: replace it and leave out the mark.
const sample = (restaurant: Restaurant): Restaurant => ({ ...restaurant, sample: true })

/** The words of /dining (specification, section 2). */
export const dining: Dining = {
  path: '/dining',
  title: 'Dining',
  eyebrow: 'Wimberley',
  heading: 'Dining in Wimberley',
  lead: 'Six tables we would sit down at tomorrow, from the first coffee to the last glass.',
  searchName: `Where to Eat in ${site.town}, Texas`,
  description: `Where to eat in ${site.town}, from breakfast tacos to a long dinner: six restaurants near the cabins with their addresses, price range and what to order.`,
  figures: [
    { value: '6', label: 'tables' },
    { value: '3', label: 'kinds of hungry' },
    { value: '$$-$$$', label: 'from moderate to a special evening' },
  ],
  menu: {
    heading: 'The card',
    prices: { $$: 'Moderate', $$$: 'A special evening' },
    categories: [
      {
        name: 'Morning',
        description: 'Coffee, tacos, something with butter.',
        restaurants: [
          sample({
            name: 'Sample Skillet',
            description: 'Eggs any way, biscuits one way, and a porch that gets the first sun.',
            address: '101 Sample Street, Wimberley',
            tags: ['Breakfast', 'Families', 'Patio'],
            price: '$$',
          }),
          sample({
            name: 'Sample Coffee House',
            description: 'Slow coffee, quick tacos and a shelf of books nobody minds you reading.',
            address: '14 Sample Lane, Wimberley',
            tags: ['Coffee', 'Bakery', 'Vegetarian'],
            price: '$$',
          }),
        ],
      },
      {
        name: 'Smoke and fire',
        description: 'What Texas does best, on paper or on a plate.',
        restaurants: [
          sample({
            name: 'Sample Smokehouse',
            description: 'Brisket by the pound until it is gone, which is usually around two.',
            address: '220 Sample Ranch Road, Wimberley',
            tags: ['Barbecue', 'Live music', 'Outdoors'],
            price: '$$',
          }),
          sample({
            name: 'Cantina Sample',
            description: 'Enchiladas in red or green and a long table for the whole family.',
            address: '8 Sample Plaza, Wimberley',
            tags: ['Tex-Mex', 'Groups', 'Margaritas'],
            price: '$$',
          }),
        ],
      },
      {
        name: 'Evening',
        description: 'Candles, wine, and nobody in a hurry.',
        restaurants: [
          sample({
            name: 'Sample Vineyard Table',
            description: 'Four courses from the county, with a view along the rows at sunset.',
            address: '3000 Sample Creek Road, Wimberley',
            tags: ['Wine', 'Sunset', 'Reserve ahead'],
            price: '$$$',
          }),
          sample({
            name: 'The Sample Room',
            description: 'A small dining room by the creek for the evening you came here for.',
            address: '5 Sample Mill, Wimberley',
            tags: ['Date night', 'Steaks', 'Reserve ahead'],
            price: '$$$',
          }),
        ],
      },
    ],
  },
  tips: {
    heading: 'Good to know',
    list: [
      {
        name: 'Small town hours',
        description: 'Many kitchens rest on Monday or Tuesday. Call before you drive.',
      },
      {
        name: 'Market weekends',
        description: 'Eat early or late on first Saturdays, or bring patience.',
      },
      {
        name: 'Or stay in',
        description: 'Every cabin has a kitchen, and the fire pit is always an option.',
      },
    ],
  },
}
