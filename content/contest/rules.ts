/** The labels of the rules; a contest adds its dates, prizes and own rules to the owner's. */
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
