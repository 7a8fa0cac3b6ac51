import type { Database } from '../database.ts'
import { flagToBoolean } from '../values.ts'
import { filesOfSubmissions, type StoredFile, type Visibility } from './submission-files.ts'

export type DeletedSubmission = Visibility & {
  /** To be removed after the commit. */
  files: StoredFile[]
}

/**
 * Deletes an entry with its files, what was decided about it, and notifications about it. Answers
 * what it was; undefined when there is none. Call it in a transaction.
 */
export async function deleteSubmission(
  transaction: Database,
  id: string,
): Promise<DeletedSubmission | undefined> {
  const files = await filesOfSubmissions(transaction, [id])
  const deleted = await transaction
    .deleteFrom('submissions')
    .where('id', '=', id)
    .returning(['status', 'consentToDisplay'])
    .executeTakeFirst()
  if (!deleted) return undefined
  await transaction.deleteFrom('outbox').where('source', '=', id).execute()
  const { status, consentToDisplay } = deleted
  return {
    status,
    consentToDisplay: flagToBoolean(consentToDisplay),
    files: files.get(id) ?? [],
  }
}
