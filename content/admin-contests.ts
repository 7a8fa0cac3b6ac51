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
  /** Asked before the two steps that cannot be undone. */
  confirm: {
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
    fixed: 'Guests have entered under these rules and dates, so you can only extend the end date.',
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

export const adminPrizes = {
  title: 'Manage Prizes',
  add: 'Add a prize',
  required: 'Fields marked * are required.',
  fields: {
    contestId: { label: 'Contest *', choose: 'Choose a contest' },
    title: { label: 'Title *' },
    description: { label: 'Description *' },
    valueCents: { label: 'Value in dollars *' },
    picture: { label: 'Picture', hint: 'JPEG, PNG or WebP, up to 10 MB.' },
    imageUrl: {
      label: 'Image address',
      hint: 'Instead of a file. Starts with https://; we copy the picture to this site once.',
    },
  },
  missing: 'Please fill this in.',
  badValue: 'Please enter a value above zero.',
  submit: 'Add Prize',
  submitting: 'Adding...',
  list: 'All prizes',
  listOf: (contest: string) => `Prizes of “${contest}”`,
  showAll: 'Show all prizes',
  loading: 'Loading prizes...',
  loadFailed: 'Failed to fetch prizes',
  none: 'No prizes yet.',
  noContests: { text: 'A prize belongs to a contest.', link: 'Create a contest first' },
  edit: {
    button: 'Edit',
    named: (title: string) => `Edit ${title}`,
    heading: 'Edit prize',
    fixed: (title: string) =>
      `Guests have entered for “${title}”, so its title and description are fixed and its value can only go up.`,
    submit: 'Save changes',
    submitting: 'Saving...',
  },
  delete: 'Delete',
  deleteNamed: (title: string) => `Delete ${title}`,
  confirm: {
    heading: 'Delete this prize?',
    text: (title: string) => `“${title}” will be removed from its contest. This can’t be undone.`,
    yes: 'Delete prize',
    no: 'Keep it',
  },
} as const
