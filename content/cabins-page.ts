/** The words of the cabins grid at /cabins. */
export const cabinsPage = {
  title: 'Our Cabins',
  lead: 'Six cabins under the live oaks of Wimberley. Five for two, one for four, each with a porch of its own.',
  sort: 'Sort by',
  applySort: 'Sort',
} as const
