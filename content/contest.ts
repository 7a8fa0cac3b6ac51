import { contestLinks } from './contest-links.ts'

/** The labels of the contest page (specification, section 2; shown after an entry). */
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

/** The labels of the rules; a contest adds its dates, prizes and own rules. */
export const contestRules = {
  title: (contest: string) => `Rules: ${contest}`,
  back: { label: 'Back to the contest', to: '/contest' },
  version: (date: string) => `Version of ${date}`,
  privacy: { label: 'Privacy Policy', to: '/privacy-policy' },
  facts: {
    heading: 'This contest',
    sponsor: 'Sponsor',
    opens: 'Opens',
    closes: 'Closes',
    closing: ({ isWholeDay, text }: { isWholeDay: boolean; text: string }) =>
      isWholeDay ? `${text}, at the end of the day` : text,
    prizes: 'Prizes',
    noPrizes: 'To be announced before the contest closes',
    value: 'Total value',
  },
  own: 'Rules of this contest',
} as const
