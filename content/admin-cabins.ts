/** What guests read about a cabin until its owner has written about it. */
export const startingWords = {
  description: 'New at {property}. We are still writing about it; ask us anything.',
  longDescription:
    'This cabin is new. Its story and its pictures are on their way. Until then, call {phone} or write to {email}, and we’ll gladly tell you about it.',
  rules: {
    checkIn: 'Ask us when you can check in',
    checkOut: 'Ask us when to check out',
    maximum: (guests: number) => `Maximum ${guests} ${guests === 1 ? 'guest' : 'guests'}`,
  },
} as const

/** Texts of the screen where cabins are added, closed and retired. */
export const adminCabins = {
  title: 'Cabins',
  lead: 'Close a cabin for a while and no guest can choose its nights here. Add one, or retire one: its reviews stay.',
  loading: 'Loading cabins...',
  loadFailed: 'Failed to fetch cabins',
  states: {
    open: 'Open',
    closed: (until: string) => `Closed until ${until}`,
    later: (from: string, until: string) => `Closes ${from}, opens ${until}`,
    unpublished: 'Not published',
    retired: 'Retired',
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
  groups: { unpublished: 'Not published yet', retired: 'Retired' },
  pictures: 'Edit pictures',
  feed: (setting: string) =>
    `Calendar: ask the person who runs the server to set ${setting} to its iCal address and restart the site. Until then guests can’t see which nights are free.`,
  add: {
    open: 'Add a cabin',
    lead: 'Guests see it once you publish it. Next you write its texts and upload its pictures.',
    name: 'Name',
    nameHint: 'It also becomes the address of its page.',
    bookingUrl: 'Its page at the booking partner',
    bookingUrlHint: 'Begins with https://',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    bathroomsHint: 'A bath without a tub or shower counts half.',
    sleeps: 'Sleeps',
    missing: {
      name: 'Please enter a name.',
      bookingUrl: 'Please enter the address of its page; it begins with https://.',
      number: 'Please enter a number.',
    },
    cancel: 'Cancel',
    submit: 'Add cabin',
    done: (name: string) => ({
      title: `${name} is added`,
      description: 'Guests don’t see it until you publish it.',
    }),
    failed: 'Failed to add the cabin',
  },
  remove: {
    label: 'Delete',
    named: (name: string) => `Delete ${name}`,
    confirm: { heading: 'Delete this cabin?', yes: 'Delete', no: 'Cancel' },
    text: 'No guest has seen it. Its texts and pictures will be gone.',
    done: { title: 'Deleted', description: 'The cabin is gone.' },
    failed: 'Failed to delete the cabin',
  },
  retire: {
    heading: 'Retire this cabin',
    lead: 'Guests no longer find it anywhere. Reviews and entries stay, under its name. You can bring it back.',
    to: 'Its page then leads to',
    pages: { cabins: 'All cabins', home: 'Home', contact: 'Contact' },
    label: 'Retire cabin',
    back: 'Bring back',
    leads: (path: string) => `Its page leads to ${path}`,
    retired: (name: string) => ({
      title: `${name} is retired`,
      description: 'Guests no longer find it.',
    }),
    returned: (name: string) => ({
      title: `${name} is back`,
      description: 'Guests find it again.',
    }),
  },
} as const
