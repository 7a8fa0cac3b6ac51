/**
 * PostgreSQL's classes and codes (appendix A of its manual): connection exception; shutdown, crash
 * recovery and start-up; too many connections. Then the system's.
 */
const codes =
  /^(?:08\w{3}|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/**
 * The driver's errors for a broken connection have no code. A server killed during a parallel query
 * may report its lost worker first, with a code (55000) that has other meanings too.
 */
const messages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed)|lost connection to parallel worker)/

/** The database server cannot be reached or is not serving; see `cause`. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError'

  constructor(cause?: unknown) {
    super('The connection to the database failed.', { cause })
  }
}

/** Whether the driver failed because the server could not be reached, or was not serving. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return codes.test(codeOf(error)) || messages.test(error.message)
}

/** PostgreSQL's serialization_failure and deadlock_detected: rolled back, and worth another try. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && /^40(?:001|P01)$/.test(codeOf(error))
}

/** Another program holds the lock of the embedded database. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && codeOf(error).startsWith('SQLITE_BUSY')
}

/** read_only_sql_transaction: the server has been demoted to a standby. */
export function isDemoted(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '25006'
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
