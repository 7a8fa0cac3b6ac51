import { ArchiveError } from '#integrations/archive/index.ts'
import { StorageError } from '#integrations/storage/index.ts'
import { EnvironmentError } from '#server/environment.ts'
import { NotFoundError } from '#services/errors.ts'

/** What the operator can mend, said by a command itself. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/**
 * Runs a command. What the operator can mend is told in a sentence, and the process ends with code 1;
 * anything else is our mistake and comes with its stack.
 */
export async function inWords(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof Error) || !isMendable(error)) throw error
    process.stderr.write(`${error.message || `It cannot be reached: ${codeOf(error)}`}\n`)
    process.exitCode = 1
  }
}

function isMendable(error: Error): boolean {
  const ours = [ArchiveError, CommandError, StorageError, EnvironmentError, NotFoundError]
  if (ours.some((kind) => error instanceof kind)) return true
  const code = codeOf(error)
  // Node's own begin so, and mean that a function was called wrongly.
  return code !== '' && !code.startsWith('ERR_')
}

/** What disk, network and databases put beside their failures. */
function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
