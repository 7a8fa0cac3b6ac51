import type { AreaGuide } from '#contracts/site/guide.ts'
import { cabinPanelTime, guideTimes } from './driving-times.ts'
import { areas } from './areas.ts'
import { nearbyGuides } from './nearby-guides.ts'
import { site } from '../site.ts'

/** Farther places, for which the specification has one figure only. */
const fartherPlaces = ['New Braunfels', 'Austin', 'San Antonio'] as const

/** The words of /things-to-do (specification, section 2). */
export const areaGuide: AreaGuide = {
  path: '/things-to-do',
  title: 'Things to Do',
  eyebrow: 'Things to do',
  heading: 'Explore the Texas Hill Country',
  lead: 'Cold springs, pink granite, dance halls and one very good square. Twenty-six places we send our own friends to, with how long to allow for each.',
  searchName: `Things to Do in ${site.town}, Texas`,
  description: `Twenty-six things to do around ${site.town}, the Hill Country, Austin and New Braunfels: what each place is like, how long to allow and how far the drive is.`,
  tabs: 'Areas',
  areas: [...areas],
  driving: {
    heading: 'How far it is',
    lead: 'By car from the cabins, on a day without surprises.',
    times: [
      ...guideTimes,
      ...fartherPlaces.map((place) => ({ place, time: cabinPanelTime(place) })),
    ],
  },
  guides: nearbyGuides,
  closing: {
    heading: 'And a porch to come back to',
    text: 'All of it is closer when you sleep in the middle of it.',
    link: { label: 'View Our Cabins', to: '/' },
  },
}
