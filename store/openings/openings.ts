import type { Selectable } from 'kysely'
import type { Day } from '#contracts/dates.ts'
import type { Database } from '../database.ts'
import { deleteNotificationsAbout } from '../outbox/outbox-delivery.ts'
import type { OpeningsTable } from './tables.ts'
import { instantToText, newId } from '../values.ts'

/** A guest who wants to hear when the nights of a stay are free. */
export type StoredOpening = Selectable<OpeningsTable>

export type NewOpening = Pick<
  StoredOpening,
  'cabin' | 'checkIn' | 'checkOut' | 'guests' | 'guestEmail' | 'tokenHash'
> & { askedAt: Temporal.Instant }

/**
 * Stores a request as unconfirmed and returns its id; null if the same one is waiting already. One
 * that was never confirmed, or has been told, starts over with the new token.
 */
export async function insertOpening(
  database: Database,
  { askedAt, ...opening }: NewOpening,
): Promise<string | null> {
  const fresh = {
    guests: opening.guests,
    state: 'unconfirmed',
    tokenHash: opening.tokenHash,
    toldTokenHash: null,
    askedAt: instantToText(askedAt),
    confirmedAt: null,
    toldAt: null,
  } as const
  const row = await database
    .insertInto('openings')
    .values({ ...opening, ...fresh, id: newId() })
    .onConflict((conflict) =>
      conflict
        .columns(['guestEmail', 'cabin', 'checkIn', 'checkOut'])
        .doUpdateSet(fresh)
        .where('openings.state', '<>', 'waiting'),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** By the link of either mail. */
export async function findOpening(
  database: Database,
  tokenHash: string,
): Promise<StoredOpening | null> {
  const row = await database
    .selectFrom('openings')
    .selectAll()
    .where((eb) => eb.or([eb('tokenHash', '=', tokenHash), eb('toldTokenHash', '=', tokenHash)]))
    .executeTakeFirst()
  return row ?? null
}

/** Does nothing if it is confirmed already. */
export async function confirmOpening(
  database: Database,
  id: string,
  now: Temporal.Instant,
): Promise<void> {
  await database
    .updateTable('openings')
    .set({ state: 'waiting', confirmedAt: instantToText(now) })
    .where('id', '=', id)
    .where('state', '=', 'unconfirmed')
    .execute()
}

/** Deletes it with the mails about it. Call it in a transaction. */
export async function deleteOpening(transaction: Database, id: string): Promise<void> {
  await transaction.deleteFrom('openings').where('id', '=', id).execute()
  await deleteNotificationsAbout(transaction, [id])
}

export interface WaitingRequest {
  /** Arrivals before it are over. */
  from: Day
  /** The last one of the page before. */
  after: Pick<StoredOpening, 'checkIn' | 'id'> | null
  limit: number
}

/** Confirmed requests, by arrival. */
export async function waitingOpenings(
  database: Database,
  { from, after, limit }: WaitingRequest,
): Promise<StoredOpening[]> {
  const query = database
    .selectFrom('openings')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('checkIn', '>=', from)
    .orderBy('checkIn')
    .orderBy('id')
    .limit(limit)
  if (!after) return query.execute()
  const { checkIn, id } = after
  return query.where((eb) => eb(eb.refTuple('checkIn', 'id'), '>', eb.tuple(checkIn, id))).execute()
}

/** Returns false if it was told or ended meanwhile: only one call succeeds. */
export async function markTold(
  database: Database,
  id: string,
  { at, tokenHash }: { at: Temporal.Instant; tokenHash: string },
): Promise<boolean> {
  const result = await database
    .updateTable('openings')
    .set({ state: 'told', toldAt: instantToText(at), toldTokenHash: tokenHash })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
