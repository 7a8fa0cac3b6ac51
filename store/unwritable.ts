/**
 * SQLite says so of a full disk and of what lies beside the file, and of a file or a disk that may
 * only be read; PostgreSQL calls it disk_full and read_only_sql_transaction.
 */
const codes = /^(?:SQLITE_FULL|SQLITE_IOERR_SHMSIZE|SQLITE_READONLY\w*|53100|25006)$/

/** Whether the database could not store something, whatever it was; nothing of it was stored. */
export function isUnwritable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.test(String(error.code))
}

const uniqueViolations: readonly unknown[] = ['SQLITE_CONSTRAINT_UNIQUE', '23505']

/** Whether the database refused a row because another has what only one may have. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && uniqueViolations.includes(error.code)
}
