import type { Database } from '../database.ts'
import { instantToText, textToInstant } from '../values.ts'

export interface StoredAlert {
  kind: string
  detail: string
  since: Temporal.Instant
}

export interface NotedAlert {
  kind: string
  /** Who noticed: a machine for its own disk, else 'site'. */
  place: string
  detail: string
  now: Temporal.Instant
  /** Not seen since then, another place's alert counts as over. */
  forgottenBefore: Temporal.Instant
}

/**
 * Records that something is wrong. Returns false if another place has the same kind of trouble,
 * which the owner hears of first.
 */
export async function noteAlert(database: Database, alert: NotedAlert): Promise<boolean> {
  const { kind, place, detail } = alert
  const now = instantToText(alert.now)
  const begun = { place, detail, since: now, seenAt: now, endedAt: null }
  const added = await database
    .insertInto('alerts')
    .values({ kind, ...begun, toldAt: null })
    .onConflict((conflict) => conflict.column('kind').doNothing())
    .executeTakeFirst()
  if (Number(added.numInsertedOrUpdatedRows ?? 0) > 0) return true
  const forgotten = instantToText(alert.forgottenBefore)
  const again = await database
    .updateTable('alerts')
    .set(begun)
    .where('kind', '=', kind)
    .where((eb) => eb.or([eb('endedAt', 'is not', null), eb('seenAt', '<', forgotten)]))
    .executeTakeFirst()
  if (again.numUpdatedRows > 0n) return true
  const still = await database
    .updateTable('alerts')
    .set({ detail, seenAt: now })
    .where('kind', '=', kind)
    .where('place', '=', place)
    .executeTakeFirst()
  return still.numUpdatedRows > 0n
}

/** Records that nothing of this kind is wrong any more at this place. */
export async function endAlert(
  database: Database,
  { kind, place, now }: Pick<NotedAlert, 'kind' | 'place' | 'now'>,
): Promise<void> {
  await database
    .updateTable('alerts')
    .set({ endedAt: instantToText(now) })
    .where('kind', '=', kind)
    .where('place', '=', place)
    .where('endedAt', 'is', null)
    .execute()
}

export interface Telling {
  kind: string
  now: Temporal.Instant
  /** Told since then, the owner knows. */
  toldSince: Temporal.Instant
}

/**
 * Whether the owner has to be told now; only one of several servers gets true. Call it in the
 * transaction that tells.
 */
export async function takeTelling(
  database: Database,
  { kind, now, toldSince }: Telling,
): Promise<boolean> {
  const result = await database
    .updateTable('alerts')
    .set({ toldAt: instantToText(now) })
    .where('kind', '=', kind)
    .where('endedAt', 'is', null)
    .where((eb) => eb.or([eb('toldAt', 'is', null), eb('toldAt', '<=', instantToText(toldSince))]))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** What is wrong now; not what nobody has confirmed since then. */
export async function listAlerts(
  database: Database,
  seenSince: Temporal.Instant,
): Promise<StoredAlert[]> {
  const rows = await database
    .selectFrom('alerts')
    .select(['kind', 'detail', 'since'])
    .where('endedAt', 'is', null)
    .where('seenAt', '>=', instantToText(seenSince))
    .orderBy('kind')
    .execute()
  return rows.map((row) => ({ ...row, since: textToInstant(row.since) }))
}
