import { deleteSubmission as deleteRows } from '#store/submissions/submissions.ts'
import { inTransaction } from '#store/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { eraseOrNote } from '../guest-data/erasure-work.ts'
import { removeFiles } from './stored-files.ts'
import { isId } from '../ids.ts'
import { unknownSubmission } from './submissions.ts'
import { isShown } from './visibility.ts'

/**
 * Deletes an entry and all that belongs to it: its rows at once or not at all, then its files. Pages
 * that showed it change before this resolves, and the embedded database's files have lost its words
 * as well. Throws `NotFoundError`. A storage that is away fails
 * nothing: the hourly sweep removes what no entry names.
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
