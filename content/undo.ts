/** Texts of undoing a decision in the admin area; not in the specification. */
export const undoWords = {
  done: { title: 'Undone', description: 'Everything is as it was before.' },
  signedOut: { title: 'Not undone', description: 'You have signed out since.' },
  failed: { title: 'Not undone', description: 'Please check your connection and try again.' },
} as const
