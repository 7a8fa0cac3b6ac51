import type { About } from '#contracts/site/shapes.ts'
import { site } from './site.ts'

export const toCabins = { label: 'See the cabins', to: '/cabins' } as const

/** For search results and shared links. */
export const aboutSearch = {
  name: `About Our Cabins in ${site.town}, ${site.region}`,
  description: `Who looks after ${site.property}: six small cabins around one old live oak in ${site.town}, in the Texas Hill Country, and why guests come back to them.`,
}

export const about: About = {
  title: 'About Us',
  lead: 'Six cabins, some very old trees, and the people who look after both.',
  story: {
    heading: 'Our Story',
    paragraphs: [
      'It began with the oak. It was standing alone on the rise long before anybody thought of a cabin, and everyone who came to look at the land ended up in its shade. So we built around it: first one cabin, then another, each where the ground and the trees left room.',
      'There are six now. They share a fire pit, a covered pavilion and a view of the hills, and that is about all they share. Each has its own porch, its own corner of the sky and its own idea of a good morning.',
      'We still do things the small way. Somebody sweeps the porch before you come. Somebody answers when you call. And when you leave, we hope you go a little slower than you arrived.',
    ],
  },
  why: {
    heading: 'Three good reasons',
    reasons: [
      {
        name: 'Comfortable accommodations',
        description:
          'Good beds, full kitchens and private baths. Small cabins have no room for anything that does not work.',
        icon: 'bed-double',
      },
      {
        name: 'Prime location',
        description:
          'Wimberley and its springs are minutes away. Austin and San Antonio wait for a day when you feel like a city.',
        icon: 'map-pin',
      },
      {
        name: 'Natural beauty',
        description:
          'Limestone, live oak and clear water, with bluebonnets in spring. You will want to leave the curtains open.',
        icon: 'trees',
      },
    ],
  },
}
