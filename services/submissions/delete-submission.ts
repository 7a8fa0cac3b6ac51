import { deleteSubmission as deleteRows } from '#store/submissions/submissions.ts'
import { inTransaction } from '#store/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { eraseOrNote } from '../guest-data/erasure-work.ts'
import { removeFiles } from './stored-files.ts'
import { isId } from '../ids.ts'
import { unknownSubmission } from './submissions.ts'
import { isShown } from './visibility.ts'

/**
 * Deletes an entry: its rows in one transaction, then its files. Pages are updated before this
 * resolves, and the embedded database's files are erased. Throws `NotFoundError`. If the storage is
 * down this still succeeds: the hourly sweep removes unreferenced files.
 */
export async function deleteSubmission(
  { db, clock, storage, changes }: Pick<Dependencies, 'db' | 'clock' | 'storage' | 'changes'>,
  id: string,
): Promise<void> {
  if (!isId(id)) throw unknownSubmission()
  const deleted = await inTransaction(db, (transaction) => deleteRows(transaction, id))
  if (!deleted) throw unknownSubmission()
  if (isShown(deleted)) changes.announce('submissions')
  await eraseOrNote({ db, clock })
  await removeFiles(storage, deleted.files)
}
