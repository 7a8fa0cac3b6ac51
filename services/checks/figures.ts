/** The figures that checks read, by name: their help and the names of their labels. */
export const figures = {
  cabins_outbox_mails: ['Notifications by status', 'status'],
  cabins_outbox_oldest_seconds: ['Age of the oldest notification that is due, 0 if none is'],
  cabins_feed_failing_seconds: [
    'Since when a feed of bookings cannot be read, 0 while it can',
    'cabin',
    'feed',
  ],
  cabins_feed_age_seconds: [
    "Age of the oldest reading of a cabin's feeds that still counts",
    'cabin',
  ],
  cabins_calendar_age_seconds: ['Age of the reading of the events calendar that still counts'],
  cabins_calendar_failing: ['Whether the last reading of the events calendar failed: 1 or 0'],
  cabins_disk_free_bytes: ['Free bytes of the disk of DATA_DIR'],
  cabins_disk_size_bytes: ['Size of the disk of DATA_DIR'],
  cabins_backup_age_seconds: ['Age of the last copy of the database'],
  cabins_database_errors_total: ['Failed statements and connections of the database', 'kind'],
} as const satisfies Readonly<Record<string, readonly [help: string, ...labels: string[]]>>

export type FigureName = keyof typeof figures
