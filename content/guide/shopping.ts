import type { Shopping } from '#contracts/site/guide.ts'
import { guideTime } from './driving-times.ts'
import { site } from '../site.ts'

// Every shop is a sample: replace the names and leave out the mark.
const samples = (...names: string[]) => names.map((name) => ({ name, sample: true as const }))

/** The words of /shopping (specification, section 2). */
export const shopping: Shopping = {
  path: '/shopping',
  title: 'Shopping',
  eyebrow: 'Wimberley',
  heading: 'Shopping in Wimberley',
  lead: 'Two districts, six kinds of temptation. Measure the trunk of your car before you leave.',
  searchName: `Shopping in ${site.town}: Market Days`,
  description: `Where to shop in ${site.town}: galleries and boutiques on the Square, and Market Days with over 450 vendors on first Saturdays from March to December.`,
  figures: [
    { value: '450+', label: 'vendors at Market Days' },
    { value: '1st Saturday', label: 'March to December' },
    { value: '2', label: 'districts to wander' },
  ],
  districts: {
    heading: 'Two districts',
    list: [
      {
        name: 'The Square',
        description:
          'Galleries, boots and old silver in stone houses that lean on each other. Everything is one short walk, and every day is good for it.',
        time: guideTime('Downtown Square'),
        facts: ['Any day of the week', 'Most doors open by mid-morning', 'Coffee on every side'],
      },
      {
        name: 'Market Days',
        description:
          'A field of lanes beneath live oaks, with everything from peach jam to porch swings. You will not see all of it. Nobody has.',
        time: '15 min',
        facts: ['First Saturday of the month', 'March to December', 'Over 450 vendors'],
        season: {
          label: 'Market Days',
          from: 3,
          to: 13,
          note: 'The first Saturday of each month, March to December.',
        },
      },
    ],
  },
  categories: {
    heading: 'What to look for',
    list: [
      {
        name: 'Antiques and vintage',
        description: 'Advertising tin, cattle brands and a chair your grandmother had.',
        shops: samples('Sample Attic', 'Old Sample House', 'Sample & Daughters'),
      },
      {
        name: 'Art and pottery',
        description: 'Clay from the river, landscapes from the porch.',
        shops: samples('Sample Clayworks', 'Gallery Sample', 'The Sample Kiln'),
      },
      {
        name: 'Boots and Western wear',
        description: 'Hats shaped while you wait, and boots for people who walk.',
        shops: samples('Sample Boot Company', 'Sample Hatters', 'Sample Saddlery'),
      },
      {
        name: 'Jewelry',
        description: 'Silver, turquoise and blue topaz, the stone of the state.',
        shops: samples('Sample Silver', 'Sample Turquoise', 'The Sample Bench'),
      },
      {
        name: 'Home and garden',
        description: 'Candles, quilts, wind chimes and one thing you did not know you needed.',
        shops: samples('Sample Homestead', 'Sample Garden Gate', 'Sample Quilts'),
      },
      {
        name: 'Good things to eat',
        description: 'Olive oil, pecans, jam and honey that get home unbroken.',
        shops: samples('Sample Pantry', 'Sample Pecans', 'Sample Olive Oil'),
      },
    ],
  },
  tips: {
    heading: 'Good to know',
    list: [
      {
        name: 'Cash',
        description: 'Small stalls like it, and so do the people in line behind you.',
      },
      { name: 'Early', description: 'Market Days is coolest and emptiest in its first two hours.' },
      { name: 'Large things', description: 'Ask for a hold, walk on, and come back with the car.' },
    ],
  },
}
