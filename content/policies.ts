/** What every policy page shows around its text (specification, section 2). */
export const policyPage = {
  back: { label: 'Back to Home', to: '/' },
  lastUpdated: (date: string) => `Last Updated: ${date}`,
} as const
