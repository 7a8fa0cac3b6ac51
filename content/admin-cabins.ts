import type { FeedOptions } from '#contracts/feed-options.ts'

/** What guests read about a cabin until its owner has written about it. */
export const startingWords = {
  description: 'New at {property}. We are still writing about it; ask us anything.',
  longDescription:
    'This cabin is new. Its story and its pictures are on their way. Until then, call {phone} or write to {email}, and we’ll gladly tell you about it.',
  nearby: {
    name: '{town}',
    distance: 'a short drive',
    description: 'Ask us for the way, and for what’s worth seeing.',
  },
  rules: {
    checkIn: 'Ask us when you can check in',
    checkOut: 'Ask us when to check out',
    maximum: (guests: number) => `Maximum ${guests} ${guests === 1 ? 'guest' : 'guests'}`,
  },
} as const

/** Texts of the screen where cabins are added, closed and retired. */
export const adminCabins = {
  title: 'Cabins',
  lead: 'Close a cabin for a while and no guest can choose its nights here. Add one, retire one, or give it a calendar.',
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
  dontClose: 'Don’t close it then',
  again: 'Close it for another time too',
  saving: 'Saving...',
  edit: 'Edit texts',
  view: 'View page',
  partner: {
    text: 'Closing a cabin here doesn’t close it at your booking partner: they still sell these nights. Close them there too, or have the partner import this calendar, which includes the nights you close here.',
    label: 'Calendar for your booking partner',
    copy: 'Copy address',
    copied: 'Copied!',
    notCopied: { title: 'Copy failed', description: 'Please select the address and copy it.' },
  },
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
  feeds: {
    heading: 'Calendars',
    none: 'Guests can’t see which nights are free until this cabin has a calendar.',
    inSetting: (setting: string) =>
      `Read from the server’s setting ${setting}. A calendar given here takes its place.`,
    overSetting: (setting: string) =>
      `They take the place of the server’s setting ${setting}, which counts again once none is left here.`,
    options: ({ transparentDays, end, zone }: FeedOptions) =>
      [
        end === 'last-night' && 'ends with the last night',
        zone !== null && `times in ${zone.replaceAll('_', ' ')}`,
        transparentDays === 'free' && 'days marked as free count as free',
      ]
        .filter(Boolean)
        .join(', '),
    open: 'Add a calendar',
    address: 'Address of its iCal calendar',
    addressHint:
      'At the booking partner: export calendar, or iCal. Anyone who has it sees your bookings, so we never show it again.',
    change: 'Change',
    changeNamed: (host: string) => `Change how the calendar at ${host} is read`,
    whenWrong: 'If nights come out wrong',
    end: { label: 'A booking ends', hint: 'If the last night of each booking is missing here.' },
    ends: { 'check-out': 'On the day of check-out, as usual', 'last-night': 'On its last night' },
    zone: {
      label: 'Its times are',
      hint: 'If bookings begin or end a day early or late.',
      none: 'As at the property, as usual',
    },
    transparent: {
      label: 'Days it marks as free',
      hint: 'Only if your partner’s calendar blocks days that way by mistake.',
    },
    transparentDays: { taken: 'Count as booked, as usual', free: 'Are free' },
    tryOut: 'Try it out',
    submit: 'Save',
    reading: {
      bookings: 'The next bookings, as guests will see them:',
      none: 'It has no booking from today on.',
      range: (from: string, to: string, nights: number) =>
        `${from} – ${to} (${nights === 1 ? '1 night' : `${nights} nights`})`,
      more: (count: number) => `and ${count} more`,
      unreadable: (count: number) =>
        count === 1
          ? 'One entry can’t be read, or only in part. What it may block stays unknown.'
          : `${count} entries can’t be read, or only in part. What they may block stays unknown.`,
      changed: { taken: 'These nights will be blocked:', freed: 'These nights will be free:' },
      chosen: {
        taken: 'Blocked only because of your choices:',
        freed: 'Free only because of your choices:',
      },
      same: 'No night changes.',
    },
    trying: 'Reading the calendar...',
    cancel: 'Cancel',
    added: (name: string) => ({
      title: 'The calendar works',
      description: `The bookings of ${name} are read from it from now on.`,
    }),
    failed: 'Failed to save the calendar',
    unread: 'Failed to read the calendar',
    remove: 'Remove',
    removeNamed: (host: string) => `Remove the calendar at ${host}`,
    removeConfirm: { heading: 'Remove this calendar?', yes: 'Remove', no: 'Cancel' },
    removeText: 'Its bookings no longer block any night here.',
    removed: { title: 'Removed', description: 'The calendar is no longer read.' },
    removeFailed: 'Failed to remove the calendar',
  },
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
