import type { Closure } from '#contracts/closures.ts'
import type { Database } from '../database.ts'
import { instantToText, textToInstant, type Change } from '../values.ts'

export type StoredClosure = Closure & { change: Change }

/** By the cabin's id; also those that have ended. */
export async function allClosures(database: Database): Promise<Map<string, StoredClosure>> {
  const rows = await database.selectFrom('cabinClosures').selectAll().orderBy('cabin').execute()
  return new Map(
    rows.map(({ cabin, fromDay, untilDay, changedBy, changedAt }) => [
      cabin,
      { from: fromDay, until: untilDay, change: { by: changedBy, at: textToInstant(changedAt) } },
    ]),
  )
}

export async function putClosure(
  database: Database,
  cabin: string,
  { from, until, change }: StoredClosure,
): Promise<void> {
  const row = {
    fromDay: from,
    untilDay: until,
    changedBy: change.by,
    changedAt: instantToText(change.at),
  }
  await database
    .insertInto('cabinClosures')
    .values({ cabin, ...row })
    .onConflict((conflict) => conflict.column('cabin').doUpdateSet(row))
    .execute()
}

export async function deleteClosure(database: Database, cabin: string): Promise<void> {
  await database.deleteFrom('cabinClosures').where('cabin', '=', cabin).execute()
}
