import { ArchiveError } from '#integrations/archive.ts'
import { CopyError } from '#integrations/litestream.ts'
import { StorageError } from '#integrations/storage/index.ts'
import { EnvironmentError } from '#server/environment.ts'
import { ConflictError, NotFoundError, RuleError } from '#services/errors.ts'

/** A command's own error that the operator can fix. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Runs a command. Errors the operator can fix are printed as a sentence; bugs with their stack. */
export async function reportErrors(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof Error) || !isFixable(error)) throw error
    process.stderr.write(`${error.message || `Cannot connect: ${codeOf(error)}`}\n`)
    process.exitCode = 1
  }
}

function isFixable(error: Error): boolean {
  const ours = [
    ArchiveError,
    CommandError,
    CopyError,
    StorageError,
    EnvironmentError,
    NotFoundError,
    ConflictError,
    RuleError,
  ]
  if (ours.some((kind) => error instanceof kind)) return true
  const code = codeOf(error)
  // Node's own codes mean that a function was called incorrectly.
  return code !== '' && !code.startsWith('ERR_')
}

/** Disk, network and databases set one. */
function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
