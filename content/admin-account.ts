/** Texts of the account screen. */
export const adminAccount = {
  title: 'Account',
  password: {
    heading: 'Change your password',
    current: 'Current password',
    next: 'New password',
    hint: 'At least 12 characters. A sentence you can remember works well.',
    submit: 'Change password',
    changed: {
      title: 'Password changed',
      description: 'All other sessions have been signed out.',
    },
    failed: 'Failed to change the password',
  },
  sessions: {
    heading: 'Active sessions',
    here: 'This browser',
    signedIn: 'Signed in',
    lastSeen: 'Last used',
    unknownDevice: 'A browser',
    trusted: 'trusted device',
    sameNetwork: 'on the network you’re on now',
    otherNetwork: 'on another network',
    end: 'Sign out',
    endOthers: 'Sign out all other browsers',
    onlyHere: 'You’re only signed in on this browser.',
    ended: { title: 'Signed out', description: 'The session has ended.' },
    failed: 'Failed to end the session',
    loading: 'Loading sessions...',
    loadFailed: 'Failed to fetch sessions',
  },
  everywhere: {
    heading: 'Sign out everywhere',
    text: 'Signs you out everywhere, including here.',
    submit: 'Sign out everywhere',
    failed: { title: 'Error', description: 'Failed to sign out everywhere' },
  },
} as const
