/** Texts of undoing a decision in the admin area; not in the specification. */
export const undoWords = {
  label: 'Undo',
  done: { title: 'Undone', description: 'Everything is as it was before.' },
  failed: { title: 'Not undone', description: 'Please check your connection and try again.' },
} as const
