import { defaultContestRules } from '#contracts/limits.ts'

/** Texts of contest and prize management (specification, sections 2, 4, 5 and 8). */
export const adminContests = {
  loadFailed: 'Failed to fetch contests',
  statuses: { draft: 'Draft', active: 'Active', closed: 'Closed', archived: 'Archived' },
} as const

export const newContest = {
  back: { label: 'Back to contests', to: '/admin/contests' },
  fields: {
    title: { label: 'Title *' },
    description: {
      label: 'Description *',
      hint: 'What you’re looking for. Guests read this first.',
    },
    rules: {
      label: 'Rules',
      hint: `One rule per line. If you leave it empty: “${defaultContestRules}”. The full rules page also covers eligibility, judging, license and removal.`,
    },
    startDate: { label: 'Starts *' },
    endDate: { label: 'Ends *' },
    followsDates: 'Start and end by itself on these dates',
    zone: (zone: string) => `Time at the property (${zone})`,
    status: {
      label: 'Status',
      draft: 'Draft: only you can see it',
      active: 'Active: open to guests from its start date',
    },
  },
} as const
