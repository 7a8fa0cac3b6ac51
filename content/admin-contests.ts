import { defaultContestRules } from '#contracts/limits.ts'

/** Texts of contest and prize management (specification, sections 2, 4, 5 and 8). */
export const adminContests = {
  title: 'Manage Contests',
  create: 'Create contest',
  loading: 'Loading contests...',
  loadFailed: 'Failed to fetch contests',
  none: {
    heading: 'No contests yet',
    text: 'Create your first one. It stays a draft that only you can see until you activate it.',
  },
  statuses: { draft: 'Draft', active: 'Active', closed: 'Closed', archived: 'Archived' },
  /** By the next status. */
  actions: { active: 'Activate Contest', closed: 'Close Contest', archived: 'Archive' },
  /** Asked before each step: none can be undone. */
  confirm: {
    active: {
      heading: 'Activate this contest?',
      text: (title: string) =>
        `“${title}” opens to guests on its start date. An active contest can’t go back to draft, and its rules can no longer be changed.`,
      yes: 'Activate it',
      no: 'Keep it a draft',
    },
    closed: {
      heading: 'Close this contest?',
      text: (title: string) =>
        `“${title}” will stop taking entries. A closed contest can’t be reopened.`,
      yes: 'Close it',
      no: 'Keep it open',
    },
    archived: {
      heading: 'Archive this contest?',
      text: (title: string) => `“${title}” will be archived. This can’t be undone.`,
      yes: 'Archive it',
      no: 'Keep it',
    },
  },
  edit: {
    button: 'Edit',
    named: (title: string) => `Edit ${title}`,
    heading: 'Edit contest',
    fixed:
      'Guests may have entered under these rules and dates, so you can only extend the end date.',
    submit: 'Save changes',
    submitting: 'Saving...',
  },
  delete: {
    button: 'Delete draft',
    named: (title: string) => `Delete ${title}`,
    heading: 'Delete this draft?',
    text: (title: string) => `“${title}” and its prizes will be deleted. This can’t be undone.`,
    yes: 'Delete draft',
    no: 'Keep it',
  },
  changing: 'Saving...',
  from: 'From',
  until: 'until',
  through: 'through',
  notOpen: 'Not taking entries right now: today is outside its dates.',
  byDate: {
    on: 'Starts and ends by itself',
    off: 'Started and closed by you',
    draft: 'Starts by itself, unless another contest is still active then.',
    over: 'Its dates are over, so it won’t start by itself.',
    active: 'Ends by itself.',
  },
  submissions: (count: number) => `Submissions (${count})`,
  prizes: (count: number) => `Prizes (${count})`,
  rules: 'Rules page',
} as const

export const newContest = {
  title: 'Create Contest',
  back: { label: 'Back to contests', to: '/admin/contests' },
  required: 'Fields marked * are required.',
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
  missing: 'Please fill this in.',
  badOrder: 'Please choose an end date after the start date.',
  badOrderToast: {
    title: 'Validation Error',
    description: 'The end date must be after the start date',
  },
  submit: 'Create Contest',
  submitting: 'Creating...',
  created: (title: string, status: string) =>
    `“${title}” is ${status === 'active' ? 'active' : 'a draft'}.`,
} as const
