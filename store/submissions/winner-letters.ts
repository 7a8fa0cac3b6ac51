import { isSqlite, type Database } from '../database.ts'
import { forgetFreeJobs } from '../jobs.ts'
import { mailKind } from '../outbox/outbox-delivery.ts'
import {
  fromRow,
  outboxColumns,
  type NewWrittenMail,
  type StoredMail,
} from '../outbox/written-mails.ts'
import { instantToText, newId, type Change } from '../values.ts'

export interface NewLetter extends NewWrittenMail {
  submissionId: string
}

export type StoredLetter = NewLetter & StoredMail

/** Whether the entry is a winner; if so, it stays one until the transaction ends. */
export async function holdWinner(database: Database, id: string): Promise<boolean> {
  const winner = await database
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'winner')
    .$if(!isSqlite(database), (query) => query.forShare())
    .executeTakeFirst()
  return winner !== undefined
}

/** Null if this winner has been written to. */
export async function insertLetter(database: Database, letter: NewLetter): Promise<string | null> {
  const row = await database
    .insertInto('winnerLetters')
    .values({ ...letter, id: newId(), writtenAt: instantToText(letter.writtenAt) })
    .onConflict((conflict) => conflict.column('submissionId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function findLetter(
  database: Database,
  submissionId: string,
): Promise<StoredLetter | undefined> {
  const row = await database
    .selectFrom('winnerLetters')
    .leftJoin('outbox', 'outbox.id', 'winnerLetters.id')
    .selectAll('winnerLetters')
    .select(outboxColumns)
    .where('submissionId', '=', submissionId)
    .executeTakeFirst()
  return row && fromRow(row)
}

/**
 * Deletes the letter to an entry and its notification, unless it is delivered or a worker may be
 * sending it. Call it in a transaction.
 */
export async function withdrawLetter(
  database: Database,
  submissionId: string,
  now: Temporal.Instant,
): Promise<void> {
  const letters = await database
    .selectFrom('outbox')
    .select('id')
    .where('source', '=', submissionId)
    .where('kind', '=', 'winner-letter')
    .execute()
  const ids = letters.map(({ id }) => id)
  const beingSent = await forgetFreeJobs(database, mailKind('guest'), ids, now)
  const free = ids.filter((id) => !beingSent.has(id))
  if (free.length === 0) return
  const withdrawn = await database
    .deleteFrom('outbox')
    .where('id', 'in', free)
    .where('status', '<>', 'delivered')
    .returning('id')
    .execute()
  // Once its notification is gone, nothing tells a letter that was delivered from this one.
  for (const { id } of withdrawn) {
    await database.deleteFrom('winnerLetters').where('id', '=', id).execute()
  }
}

/** Marks a winner's prize as sent, or with null as not sent. Returns whether there is such a winner. */
export async function markPrize(
  database: Database,
  id: string,
  sent: Change | null,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('submissions')
    .set({ prizeSentBy: sent && sent.by, prizeSentAt: sent && instantToText(sent.at) })
    .where('id', '=', id)
    .where('status', '=', 'winner')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
