// SQLite says so of the file and of what lies beside it; PostgreSQL calls it disk_full.
const codes: ReadonlySet<unknown> = new Set(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', '53100'])

/** Whether the database could not store something for want of room; nothing of it was stored. */
export function isDatabaseFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(error.code)
}
