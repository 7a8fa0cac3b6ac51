/** Texts of the screen for administrators; not in the specification. */
export const adminPeople = {
  failed: 'That didn’t work',
} as const
