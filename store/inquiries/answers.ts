import type { Database } from '../database.ts'
import {
  fromRow,
  outboxColumns,
  type NewWrittenMail,
  type StoredMail,
} from '../outbox/written-mails.ts'
import { instantToText, newId } from '../values.ts'

export interface NewAnswer extends NewWrittenMail {
  inquiryId: string
  /** One more than the last. */
  number: number
}

export type StoredAnswer = NewAnswer & StoredMail

/** Null if there is an answer with this number: someone else was faster. */
export async function insertAnswer(database: Database, answer: NewAnswer): Promise<string | null> {
  const row = await database
    .insertInto('inquiryAnswers')
    .values({ ...answer, id: newId(), writtenAt: instantToText(answer.writtenAt) })
    .onConflict((conflict) => conflict.columns(['inquiryId', 'number']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** In the order of writing. */
export async function answersOf(database: Database, inquiryId: string): Promise<StoredAnswer[]> {
  const rows = await answersQuery(database, inquiryId).execute()
  return rows.map(fromRow)
}

/** Separate so that a test can check the query plan. */
export function answersQuery(database: Database, inquiryId: string) {
  return database
    .selectFrom('inquiryAnswers')
    .leftJoin('outbox', 'outbox.id', 'inquiryAnswers.id')
    .selectAll('inquiryAnswers')
    .select(outboxColumns)
    .where('inquiryId', '=', inquiryId)
    .orderBy('number')
}

/** Id of the mail that confirmed the inquiry to the guest; undefined without one, or once it is deleted. */
export async function confirmationOf(
  database: Database,
  inquiryId: string,
): Promise<{ id: string; subject: string } | undefined> {
  return database
    .selectFrom('outbox')
    .select(['id', 'subject'])
    .where('source', '=', inquiryId)
    .where('kind', '=', 'inquiry-confirmation')
    .orderBy('id')
    .executeTakeFirst()
}
