import type { Feature } from '#contracts/site/shapes.ts'
import type { EventType } from '#contracts/options.ts'
import { groupCabins, totalCapacity } from './group-cabins.ts'
import { site } from '../site.ts'

/** What each kind of event is like here, in the order of the form. */
const types: Readonly<Record<EventType, { name: string; description: string }>> = {
  wedding: { name: 'Weddings', description: 'Vows under the live oaks, the hills behind you.' },
  reception: { name: 'Receptions', description: 'A long evening in the pavilion, rain or shine.' },
  anniversary: { name: 'Anniversaries', description: 'The same two people, a few more rings.' },
  birthday: { name: 'Birthdays', description: 'Candles, a fire, and nobody driving home.' },
  reunion: { name: 'Reunions', description: 'Three generations and enough porches for all.' },
  corporate: { name: 'Corporate retreats', description: 'A day of thinking without a hallway.' },
  graduation: { name: 'Graduations', description: 'One last summer evening before it all begins.' },
  other: {
    name: 'Something else',
    description: 'Tell us. We like ideas we have not heard before.',
  },
}

const cabinNames = new Intl.ListFormat('en-US').format(groupCabins.map(({ name }) => name))

const venue: readonly Feature[] = [
  {
    name: 'Covered pavilion',
    description: 'A roof, open sides and room for long tables. Weather is not your problem.',
    icon: 'tree-palm',
  },
  {
    name: 'Fire pit',
    description: 'Where every evening here ends sooner or later. Wood is stacked beside it.',
    icon: 'flame-kindling',
  },
  {
    name: `Beds for ${totalCapacity}`,
    description: `${groupCabins.length} cabins a short walk from the pavilion: ${cabinNames}. Nobody has to leave early.`,
    icon: 'bed-double',
  },
  {
    name: 'Oaks and open sky',
    description: 'Shade by day, stars by night, and a view that needs no decoration.',
    icon: 'trees',
  },
]

/** The words of the event inquiry (specification, section 2). */
export const planEvent = {
  title: 'Plan an Event',
  searchResult: {
    name: `Small Weddings & Events in ${site.town}`,
    description: `A covered pavilion, a fire pit and cabins for the night: plan a small wedding, a reunion or a retreat in ${site.town}, Texas. Ask about your date here.`,
  },
  eyebrow: 'Weddings, reunions, retreats',
  heading: 'Celebrate under the oaks',
  lead: 'Tell us what you have in mind. We tell you honestly whether it fits, what it takes, and which days are free.',
  toForm: 'Ask about your date',
  types: { heading: 'What people come together for', list: types },
  venue: { heading: 'The place for it', list: venue },
  contact: {
    heading: 'Rather talk it over?',
    text: 'Some plans are easier to say than to type. Call or write, and a person answers.',
  },
  form: {
    heading: 'Tell us about your event',
    sections: { event: 'Your event', words: 'In your own words' },
    fields: {
      eventType: { label: 'Type of event *' },
      eventDate: { label: 'Date *', hint: 'Not sure yet? Choose the likeliest day.' },
      guestCount: { label: 'Number of guests *' },
      duration: { label: 'How long?', hint: 'Optional. Count setting up and clearing away.' },
      details: {
        label: 'What do you have in mind?',
        hint: 'The mood, the meal, the people, the one thing that must not go wrong.',
      },
    },
    submit: 'Send Event Inquiry',
  },
} as const
