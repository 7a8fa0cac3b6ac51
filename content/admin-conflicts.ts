/** What an administrator reads beside their own words when someone else has saved others. */
export const savedByAnother = {
  text: 'Saved by someone else in the meantime. Saving yours replaces it:',
  fields: 'Saved by someone else in the meantime. Only what you change replaces it:',
  empty: 'Nothing: it was deleted.',
} as const
