/** Texts of the screen that an invitation opens. */
export const adminJoin = {
  title: 'Join',
  heading: 'Welcome',
  lead: (role: string, property: string) => `You’re invited to ${property} as ${role}.`,
  loading: 'Looking up your invitation...',
  noLink: 'Please open the whole link from your invitation.',
  username: 'Choose a username',
  password: 'Choose a password',
  hint: 'At least 12 characters. A sentence you can remember works well.',
  submit: 'Join',
  submitting: 'Joining...',
  failed: 'Failed to join. Please try again.',
} as const
