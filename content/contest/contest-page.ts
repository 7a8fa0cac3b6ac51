import { entryLimits } from '#contracts/limits.ts'
import { contestLinks, contestOnHome } from './on-home.ts'
import { site } from '../site.ts'

/** The words of the contest page (specification, section 2; it is where an entry leads to). */
export const contestPage = {
  title: contestOnHome.heading,
  searchResult: {
    name: `Monthly Photo Contest in ${site.town}`,
    description: `Show us your ${site.town} stay and win a gift card. Guests of our cabins enter up to ${entryLimits.files} photos or videos a month. See the prizes, the rules and past winners.`,
  },
  eyebrow: contestOnHome.heading,
  lead: contestOnHome.lead,
  thanks: 'Thank you',
  closes: 'Open until',
  daysLeft: (days: number) => ({
    value: String(days),
    unit: days === 1 ? 'day left' : 'days left',
  }),
  lastDay: { value: 'Last', unit: 'day' },
  prizes: {
    heading: 'What you can win',
    none: 'The prize will be named here soon.',
  },
  steps: { heading: 'How it works', steps: contestOnHome.steps },
  rules: {
    heading: 'The rules in short',
    link: 'Read the full rules',
  },
  submit: contestLinks.submit,
  gallery: contestLinks.gallery,
  none: {
    text: 'We are between two contests. Keep the picture you are proud of: the next contest will be announced here.',
    gallery: contestOnHome.winners,
  },
  failed: {
    text: 'We could not look up the contest just now.',
    retry: 'Try again',
  },
} as const

export const contestRulesAddress = (id: number) => `/contest/rules/${id}`
