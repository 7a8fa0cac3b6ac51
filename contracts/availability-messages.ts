// Separate from the other messages so that a calendar loads no others (specification, section 8).

export const availabilityMessages = {
  fetchFailed: (status: number) => `Failed to fetch calendar data: ${status}`,
  loadFailed: 'Failed to load availability data',
} as const
