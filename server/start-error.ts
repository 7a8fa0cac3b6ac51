/** A startup failure the operator can fix; its message says how, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

/**
 * Converts any failure of a step that is not yet a `StartError` into one that begins with
 * `sentence` and ends with the cause. Drivers put addresses and values beside a message, never into
 * it.
 */
export async function startStep<Result>(
  sentence: string,
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${sentence} (${reasonOf(error)})`, { cause: error })
  }
}

/** Failures to connect to several addresses at once have a code and no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  const code = 'code' in error ? String(error.code) : error.name
  return error.message || code
}
