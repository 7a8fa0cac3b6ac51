import type { Database } from '../database.ts'
import { flagToBoolean } from '../values.ts'
import { filesOfSubmissions, type StoredFile } from './submission-files.ts'
import type { Visibility } from './submission-rows.ts'

export type DeletedSubmission = Visibility & {
  /** To be removed after the commit. */
  files: StoredFile[]
}

/**
 * Deletes an entry with its files, decisions and notifications. Returns it; undefined if there is
 * none. Call it in a transaction.
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
