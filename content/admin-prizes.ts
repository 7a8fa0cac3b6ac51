export const adminPrizes = {
  fields: {
    description: { label: 'Description *' },
    valueCents: { label: 'Value in dollars *' },
    imageUrl: {
      label: 'Image address',
      hint: 'Instead of a file. Starts with https://; we copy the picture to this site once.',
    },
  },
  loadFailed: 'Failed to fetch prizes',
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
