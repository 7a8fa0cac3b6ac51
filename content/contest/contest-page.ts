import { contestLinks } from './links.ts'

/** The labels of the contest page (specification, section 2; it is where an entry leads to). */
export const contestPage = {
  thanks: 'Thank you',
  closes: (isWholeDay: boolean) => (isWholeDay ? 'Open through' : 'Open until'),
  daysLeft: (days: number) => ({
    value: String(days),
    unit: days === 1 ? 'day left' : 'days left',
  }),
  lastDay: { value: 'Last', unit: 'day' },
  prizes: {
    heading: 'What you can win',
    none: 'The prize will be named here soon.',
  },
  steps: 'How it works',
  rules: {
    heading: 'The rules in short',
    link: 'Read the full rules',
  },
  submit: contestLinks.submit,
  gallery: contestLinks.gallery,
  none: {
    text: 'We are between two contests. Keep the picture you are proud of: the next contest will be announced here.',
    gallery: contestLinks.winners,
  },
  failed: {
    text: 'We could not look up the contest just now.',
    retry: 'Try again',
  },
} as const

export const contestRulesAddress = (id: number) => `/contest/rules/${id}`
