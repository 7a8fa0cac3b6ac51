import type { GuestData } from '#contracts/guest-data.ts'
import * as store from '#store/guest-data/guest-data.ts'
import { inTransaction } from '#store/transactions.ts'
import type { Dependencies } from '../dependencies.ts'
import { removeFiles } from '../submissions/stored-files.ts'
import { eraseOrNote } from './erasure-work.ts'

/** How much is held about the guest of this address, given in lower case. */
export async function countGuestData(
  { db }: Pick<Dependencies, 'db'>,
  email: string,
): Promise<GuestData> {
  return store.countGuestData(db, email)
}

/**
 * Deletes everything held about the guest of this address (in lower case): reviews, inquiries,
 * entries and notifications all at once or not at all, then the files. Pages change before this
 * resolves, and the embedded database's files have lost the words as well. Deleting again finds
 * nothing. Answers how much it was.
 */
export async function deleteGuestData(
  { db, clock, storage, changes }: Pick<Dependencies, 'db' | 'clock' | 'storage' | 'changes'>,
  email: string,
): Promise<GuestData> {
  const { counts, files } = await inTransaction(db, (transaction) =>
    store.deleteGuestData(transaction, email),
  )
  if (counts.reviews > 0) changes.announce('reviews')
  if (counts.entries > 0) changes.announce('submissions')
  await eraseOrNote({ db, clock })
  await removeFiles(storage, files)
  return counts
}
