import type { Database } from '../database.ts'
import { deleteNotificationsAbout } from '../outbox/outbox-delivery.ts'
import { flagToBoolean } from '../values.ts'
import { countUp } from '../versions.ts'
import { filesOfSubmissions, forgetFileJobs, type StoredFile } from './submission-files.ts'
import { isShown, type Visibility } from './submission-rows.ts'

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
  await deleteNotificationsAbout(transaction, [id])
  await forgetFileJobs(transaction, files.get(id) ?? [])
  const entry = { ...deleted, consentToDisplay: flagToBoolean(deleted.consentToDisplay) }
  if (isShown(entry)) await countUp(transaction, ['submissions'])
  return { ...entry, files: files.get(id) ?? [] }
}
