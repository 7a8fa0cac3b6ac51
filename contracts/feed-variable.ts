export const feedPrefix = 'AVAILABILITY_FEED_'

/** The setting with the calendars of a cabin, by its id. */
export function feedVariable(id: string): string {
  return feedPrefix + id.toUpperCase().replaceAll('-', '_')
}
