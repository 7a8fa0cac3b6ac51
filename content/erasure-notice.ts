/** `since` as a day: 'June 1, 2025'. */
export function erasureNotice(since: string): string {
  return `Data deleted since ${since} is still in the database's write-ahead log, because a backup or replication program is holding it. Ask whoever runs the server to stop or restart that program; the site then finishes the deletion within a minute.`
}
