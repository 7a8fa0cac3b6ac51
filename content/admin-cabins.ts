/** Texts of the screen that closes cabins. */
export const adminCabins = {
  title: 'Cabins',
  lead: 'Close a cabin for a time: its calendar shows those nights as not open everywhere, its page says until when.',
  loading: 'Loading cabins...',
  loadFailed: 'Failed to fetch cabins',
  states: {
    open: 'Open',
    closed: (until: string) => `Closed until ${until}`,
    later: (from: string, until: string) => `Closes ${from}, opens ${until}`,
  },
  lengths: {
    label: 'How long',
    week: 'A week',
    month: 'A month',
    season: 'Three months',
  },
  from: 'First closed night',
  until: 'Opens again on',
  untilHint: 'The first day guests can arrive.',
  missing: 'Please choose a day.',
  close: 'Close cabin',
  change: 'Save dates',
  open: 'Open now',
  saving: 'Saving...',
  edit: 'Edit texts',
  view: 'View page',
  saved: {
    closed: (name: string, until: string) => ({
      title: `${name} is closed`,
      description: `Until ${until}.`,
    }),
    opened: (name: string) => ({ title: `${name} is open`, description: 'Guests can book it.' }),
  },
  failed: 'Failed to change the cabin',
} as const
