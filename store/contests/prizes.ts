import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { PrizesTable } from '../contest-tables.ts'
import { instantToText, textToInstant } from '../values.ts'
import { writeShown } from '../versions.ts'

export interface NewPrize {
  contestId: number
  title: string
  description: string
  /** US cents, above zero. */
  valueCents: number
  imageUrl: string | null
  createdAt: Temporal.Instant
}

export type StoredPrize = NewPrize & { id: number }

export async function insertPrize(database: Database, prize: NewPrize): Promise<StoredPrize> {
  const row = await writeShown(database, 'contests', (transaction) =>
    transaction
      .insertInto('prizes')
      .values({ ...prize, createdAt: instantToText(prize.createdAt) })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
  return fromRow(row)
}

export async function findPrize(database: Database, id: number): Promise<StoredPrize | undefined> {
  const row = await database
    .selectFrom('prizes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && fromRow(row)
}

/** The fields an edit may set. */
export type PrizeContent = Pick<NewPrize, 'title' | 'description' | 'valueCents'>

/** Updates a prize if it has not changed since it was read; returns undefined otherwise. */
export async function editPrize(
  database: Database,
  before: StoredPrize,
  content: PrizeContent,
): Promise<StoredPrize | undefined> {
  const { id, title, description, valueCents } = before
  const row = await writeShown(database, 'contests', (transaction) =>
    transaction
      .updateTable('prizes')
      .set(content)
      .where((eb) => eb.and({ id, title, description, valueCents }))
      .returningAll()
      .executeTakeFirst(),
  )
  return row && fromRow(row)
}

/** Returns false if there is no such prize, or if a winner of its contest has been notified. */
export async function deletePrize(database: Database, id: number): Promise<boolean> {
  return writeShown(database, 'contests', async (transaction) => {
    const result = await transaction
      .deleteFrom('prizes')
      .where('id', '=', id)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('winnerLetters')
              .innerJoin('submissions', 'submissions.id', 'winnerLetters.submissionId')
              .select('submissions.id')
              .whereRef('submissions.contestId', '=', 'prizes.contestId'),
          ),
        ),
      )
      .executeTakeFirst()
    return result.numDeletedRows > 0n
  })
}

/** Prizes of all contests, newest first. */
export async function listPrizes(database: Database): Promise<StoredPrize[]> {
  const rows = await database.selectFrom('prizes').selectAll().orderBy('id', 'desc').execute()
  return rows.map(fromRow)
}

/** Prizes of one contest, in order of creation. */
export async function listPrizesOf(database: Database, contestId: number): Promise<StoredPrize[]> {
  const rows = await database
    .selectFrom('prizes')
    .selectAll()
    .where('contestId', '=', contestId)
    .orderBy('id')
    .execute()
  return rows.map(fromRow)
}

function fromRow(row: Selectable<PrizesTable>): StoredPrize {
  return { ...row, createdAt: textToInstant(row.createdAt) }
}
