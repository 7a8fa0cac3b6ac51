/** Texts of notifications in administrators' browsers; not in the specification. */
export const pushWords = {
  reviews: (count: number) => (count === 1 ? '1 new review' : `${count} new reviews`),
  submissions: (count: number) =>
    count === 1 ? '1 new contest entry' : `${count} new contest entries`,
  inquiries: (count: number) => (count === 1 ? '1 new inquiry' : `${count} new inquiries`),
} as const

/** The part of the account screen that turns them on. */
export const adminPush = {
  heading: 'Push notifications',
  text: 'This browser can tell you about new reviews, contest entries and inquiries, also while it is closed. Guests’ names and words aren’t in the message.',
  loading: 'Loading notifications...',
  loadFailed: 'Failed to load notifications',
  unsupported:
    'This browser has no notifications. On an iPhone or iPad, add this site to the home screen first.',
  blocked: 'Notifications from this site are blocked in the browser’s settings.',
  on: 'Turn on in this browser',
  off: 'Turn off in this browser',
  turnedOn: { title: 'Turned on', description: 'You’ll be told in this browser.' },
  turnedOff: { title: 'Turned off', description: 'You won’t be told in this browser any more.' },
  failed: 'That didn’t work',
  devices: 'Browsers that tell you',
  here: 'this browser',
  since: (moment: string) => `Since ${moment}`,
  remove: 'Turn off',
} as const
