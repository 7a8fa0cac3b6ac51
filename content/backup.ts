/** The admin area's section about copies. */
export const backupWords = {
  heading: 'Backup',
  none: 'The site copies nothing elsewhere. Without other backups, a lost disk takes reviews, inquiries and entries with it. Whoever runs the server can set BACKUP_URL.',
  names: { database: 'Reviews, inquiries and entries', uploads: 'Photos and videos of entries' },
  onlyUploads: 'The PostgreSQL database is not part of this. It is backed up its own way.',
  never: 'Not copied yet',
  drill: 'Test restore, once a month',
  noDrill: 'None yet',
  failing: 'To find out why, run on the server: npm run doctor',
} as const

/** 'Copied 3 minutes ago' */
export function copiedAgo(minutes: number): string {
  return `Copied ${ago(minutes)}`
}

/** '2 hours ago' */
export function ago(minutes: number): string {
  if (minutes < 1) return 'just now'
  if (minutes < 60) return count(minutes, 'minute')
  if (minutes < 48 * 60) return count(Math.floor(minutes / 60), 'hour')
  return count(Math.floor(minutes / (24 * 60)), 'day')
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'} ago`
}

/** `since` as a moment: 'June 1, 2025 at 7:00 AM CDT'. */
export function failingSince(since: string): string {
  return `Failing since ${since}`
}
