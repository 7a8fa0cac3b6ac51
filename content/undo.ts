/** Texts of undoing a decision in the admin area; not in the specification. */
export const undoWords = {
  label: 'Undo',
  done: { title: 'Undone', description: 'Everything is as it was before.' },
  partly: (done: number, failed: number, reason: string) => ({
    title: 'Not everything undone',
    description: `${done} undone. ${failed} ${failed === 1 ? 'was' : 'were'} not: ${reason}`,
  }),
  signedOut: { title: 'Not undone', description: 'You have signed out since.' },
  failed: { title: 'Not undone', description: 'Please check your connection and try again.' },
} as const
