export const adminPrizes = {
  title: 'Manage Prizes',
  add: 'Add a prize',
  required: 'Fields marked * are required.',
  fields: {
    contestId: { label: 'Contest *', choose: 'Choose a contest' },
    title: { label: 'Title *' },
    description: { label: 'Description *' },
    valueCents: { label: 'Value in dollars *' },
    picture: { label: 'Picture', hint: 'JPEG, PNG, WebP, AVIF or HEIC, up to 50 MB.' },
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
    entered: (guests: number) =>
      guests === 1
        ? 'One guest has already entered for it.'
        : `${guests} guests have already entered for it.`,
    yes: 'Delete prize',
    no: 'Keep it',
  },
} as const
