import { sql } from 'kysely'
import type { Database } from './database.ts'
import { instantToText, textToInstant, type Fixed } from './values.ts'

/** What visitors have used of their limits, on all servers. */
export interface RequestCountsTable {
  /** A hash of limit and network. */
  key: Fixed<string>
  used: number
  /** When it begins again. */
  endsAt: string
}

export interface Use {
  key: string
  amount: number
  now: Temporal.Instant
  /** When the count begins again, if this use is its first. */
  endsAt: Temporal.Instant
}

export interface UsedSoFar {
  used: number
  endsAt: Temporal.Instant
}

/** Adds to a count in one statement; concurrent servers see each other's uses. */
export async function addUse(
  database: Database,
  { key, amount, now, endsAt }: Use,
): Promise<UsedSoFar> {
  const [at, end] = [instantToText(now), instantToText(endsAt)]
  const isOver = sql`request_counts.ends_at <= ${at}`
  const row = await database
    .insertInto('requestCounts')
    .values({ key, used: amount, endsAt: end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql`case when ${isOver} then ${sql.lit(amount)}
          else request_counts.used + ${sql.lit(amount)} end`,
        endsAt: sql`case when ${isOver} then ${end}
          else request_counts.ends_at end`,
      }),
    )
    .returning(['used', 'endsAt'])
    .executeTakeFirstOrThrow()
  return { used: row.used, endsAt: textToInstant(row.endsAt) }
}

/** Takes a use back that came to nothing. */
export async function returnUse(database: Database, key: string, amount: number): Promise<void> {
  await database
    .updateTable('requestCounts')
    .set({ used: sql`used - ${sql.lit(amount)}` })
    .where('key', '=', key)
    .where('used', '>=', amount)
    .execute()
}

export async function deleteEndedCounts(database: Database, now: Temporal.Instant): Promise<void> {
  await database.deleteFrom('requestCounts').where('endsAt', '<=', instantToText(now)).execute()
}
