const uniqueViolations: readonly unknown[] = ['SQLITE_CONSTRAINT_UNIQUE', '23505']

/** Whether the database refused a row because another has what only one may have. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && uniqueViolations.includes(error.code)
}
