import type { OutboxStatus } from '#contracts/options.ts'
import type { Database } from '../database.ts'
import { instantToText, newId, textToInstant, type Change } from '../values.ts'

export interface NewLetter {
  submissionId: string
  subject: string
  text: string
  /** The administrator's username. */
  writtenBy: string
  writtenAt: Temporal.Instant
}

export interface StoredLetter extends NewLetter {
  /** Also that of its notification. */
  id: string
  /** Notifications that were delivered are deleted before their letter. */
  status: OutboxStatus
  /** Null unless delivered, and after its notification is gone. */
  deliveredAt: Temporal.Instant | null
  /** Why it is not delivered. */
  lastError: string | null
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
    .select(['outbox.status', 'outbox.deliveredAt', 'outbox.lastError'])
    .where('submissionId', '=', submissionId)
    .executeTakeFirst()
  return (
    row && {
      ...row,
      status: row.status ?? 'delivered',
      writtenAt: textToInstant(row.writtenAt),
      deliveredAt: row.deliveredAt ? textToInstant(row.deliveredAt) : null,
    }
  )
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
