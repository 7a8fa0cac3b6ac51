import { site } from '../site.ts'

/** What every policy page says around its text (specification, section 2). */
export const policyPage = {
  back: { label: 'Back to Home', to: '/' },
  lastUpdated: (date: string) => `Last Updated: ${date}`,
  inSearch: (title: string) => `${title}, ${site.town}, ${site.region}`,
} as const

export const policiesLastUpdated = 'May 23, 2024'
