/**
 * What the log keeps of a failure: kind, code, stack and causes. Database drivers attach a row's
 * values to an error, and the log keeps no personal data.
 */
export function describeFailure(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? error.code : undefined
  const cause = error.cause === undefined ? undefined : describeFailure(error.cause)
  return { type: error.name, code, stack: error.stack, cause }
}
