/** What screen readers are told when a list has been filtered. */
export const listWords = {
  found: (count: number, hasMore: boolean) =>
    hasMore
      ? `${count} shown. There are more.`
      : count === 0
        ? 'Nothing found.'
        : `${count} found.`,
} as const
