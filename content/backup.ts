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
