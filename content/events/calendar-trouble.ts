/** Words of the events screen for a calendar that fails or is empty; loaded only then. */
export const calendarTrouble = {
  issue: {
    heading: 'Calendar Integration Issue',
    note: 'Events from July through December 2025 are shown.',
    /** While the calendar's last good answer is shown. */
    lastRead: (moment: string) => `Events as of ${moment} are shown.`,
  },
  empty: 'The calendar is resting. Try again in a moment, or look at what there is all year round.',
  refresh: {
    label: 'Refresh Calendar',
    busy: 'Refreshing...',
    failed: 'The calendar could not be refreshed. Please try again in a minute.',
  },
} as const
