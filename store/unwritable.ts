/**
 * SQLite's codes for a full disk and for a read-only file or disk; PostgreSQL's disk_full and
 * read_only_sql_transaction.
 */
const codes = /^(?:SQLITE_FULL|SQLITE_IOERR_SHMSIZE|SQLITE_READONLY\w*|53100|25006)$/

/** Whether the database could not be written to; nothing was stored. */
export function isUnwritable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.test(String(error.code))
}

const uniqueViolations: readonly unknown[] = ['SQLITE_CONSTRAINT_UNIQUE', '23505']

/** Whether a unique constraint was violated. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && uniqueViolations.includes(error.code)
}
