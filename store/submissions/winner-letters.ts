import type { Database } from '../database.ts'
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
