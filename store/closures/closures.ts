import { randomUUID } from 'node:crypto'
import type { Closure } from '#contracts/closures.ts'
import type { Database } from '../database.ts'
import { instantToText, textToInstant, type Change } from '../values.ts'

export type StoredClosure = Closure & { change: Change }

/** By the cabin's id, the earliest first; also those that have ended. */
export async function allClosures(database: Database): Promise<Map<string, StoredClosure[]>> {
  const rows = await database.selectFrom('cabinClosures').selectAll().orderBy('fromDay').execute()
  const byCabin = Map.groupBy(rows, ({ cabin }) => cabin)
  return new Map(
    [...byCabin].map(([cabin, closures]) => [
      cabin,
      closures.map(({ fromDay, untilDay, changedBy, changedAt }) => ({
        from: fromDay,
        until: untilDay,
        change: { by: changedBy, at: textToInstant(changedAt) },
      })),
    ]),
  )
}

export async function insertClosure(
  database: Database,
  cabin: string,
  { from, until, change }: StoredClosure,
): Promise<void> {
  await database
    .insertInto('cabinClosures')
    .values({
      id: randomUUID(),
      cabin,
      fromDay: from,
      untilDay: until,
      changedBy: change.by,
      changedAt: instantToText(change.at),
    })
    .execute()
}

export async function deleteClosure(
  database: Database,
  cabin: string,
  { from }: Pick<Closure, 'from'>,
): Promise<void> {
  await database
    .deleteFrom('cabinClosures')
    .where('cabin', '=', cabin)
    .where('fromDay', '=', from)
    .execute()
}
