import type { Downtown } from '#contracts/site/guide.ts'
import { guideTime } from './driving-times.ts'
import { site } from '../site.ts'

const drive = guideTime('Downtown Square')

/** The words of /downtown-square (specification, section 2). */
export const downtownSquare: Downtown = {
  path: '/downtown-square',
  title: 'Downtown Square',
  eyebrow: 'Wimberley',
  heading: 'Downtown Square',
  lead: 'Park once, walk slowly, and follow whatever smells of coffee.',
  searchName: `${site.town} Downtown Square`,
  description: `Shops, dining, the Saturday farmers market (10am to 1pm) and the first-Friday art walk on ${site.town} Square, 10 minutes from the cabins. What to see and when.`,
  figures: [
    { value: drive, label: 'from the cabins' },
    { value: '10am–1pm', label: 'farmers market, every Saturday' },
    { value: '1st Friday', label: 'art walk, every month' },
  ],
  heart: {
    heading: 'The heart of town',
    paragraphs: [
      'Wimberley grew where Cypress Creek meets the Blanco River, and the square is still where everything in town comes together. It is small: two minutes from one side to the other, unless you look into the windows.',
      'Nothing here asks for a plan. Buy a peach, try on a hat, listen to whoever brought a guitar. The creek runs behind the shops, and there is a bench wherever you will want one.',
    ],
  },
  explore: {
    heading: 'What to explore',
    parts: [
      {
        name: 'Shops',
        description:
          'Galleries, boots, antiques and things made by hand in the valley. Most doors open by the middle of the morning.',
        icon: 'shopping-bag',
        link: { label: 'The shopping guide', to: '/shopping' },
      },
      {
        name: 'Dining',
        description:
          'Breakfast tacos, pie with a reputation, and a glass of Hill Country wine on a terrace as the lights come on.',
        icon: 'utensils',
        link: { label: 'The dining guide', to: '/dining' },
      },
      {
        name: 'Events and markets',
        description:
          'A market, a parade, a song under a tree: there is nearly always something. Look before you come, and stay for it.',
        icon: 'music',
        link: { label: 'What is on', to: '/events' },
      },
    ],
  },
  recurring: {
    heading: 'Every week, every month, every season',
    events: [
      {
        name: 'Farmers market',
        when: 'Saturdays',
        detail: '10am-1pm',
        description:
          'Eggs, honey, greens and peaches in their time. Go early for bread and late for conversation.',
      },
      {
        name: 'Art walk',
        when: 'First Fridays',
        detail: 'Once a month',
        description: 'Galleries stay open into the evening, often with the artist in the room.',
      },
      {
        name: 'Seasonal festivals',
        when: 'All year',
        detail: 'Spring to Christmas',
        description:
          'Wildflowers and butterflies in spring, a parade in July, and strings of light over everything in December.',
      },
    ],
  },
  tips: {
    heading: 'Good to know',
    list: [
      {
        name: 'Parking',
        description: 'Go before eleven on weekends. On market mornings, half an hour before that.',
      },
      { name: 'Shoes', description: 'Old stone and gravel: flat soles will be happier.' },
      {
        name: 'Weather',
        description: 'In summer walk in the morning, swim at noon, and come back for supper.',
      },
    ],
  },
  back: { label: 'More things to do', to: '/things-to-do' },
}
