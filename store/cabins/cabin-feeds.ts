import type { Selectable } from 'kysely'
import type { FeedOptions } from '#contracts/feed-options.ts'
import type { Database } from '../database.ts'
import { instantToText, type Change } from '../values.ts'
import type { CabinFeedsTable } from './tables.ts'

/** A calendar that the owner has given in the browser. `address` is a secret. */
export type CabinFeed = Pick<
  Selectable<CabinFeedsTable>,
  'id' | 'cabin' | 'address' | 'transparentDays' | 'end' | 'zone'
>

/** The oldest first. */
export async function allCabinFeeds(database: Database): Promise<CabinFeed[]> {
  return database
    .selectFrom('cabinFeeds')
    .select(['id', 'cabin', 'address', 'transparentDays', 'end', 'zone'])
    .orderBy('addedAt')
    .orderBy('id')
    .execute()
}

/** Ids of the cabins with a calendar given in the browser. */
export async function cabinsWithFeeds(database: Database): Promise<Set<string>> {
  const rows = await database.selectFrom('cabinFeeds').select('cabin').distinct().execute()
  return new Set(rows.map(({ cabin }) => cabin))
}

export async function insertCabinFeed(
  database: Database,
  feed: CabinFeed,
  { by, at }: Change,
): Promise<void> {
  await database
    .insertInto('cabinFeeds')
    .values({ ...feed, addedBy: by, addedAt: instantToText(at) })
    .execute()
}

/** Whether there is one. */
export async function updateCabinFeed(
  database: Database,
  { cabin, id }: Pick<CabinFeed, 'cabin' | 'id'>,
  options: FeedOptions,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('cabinFeeds')
    .set(options)
    .where('id', '=', id)
    .where('cabin', '=', cabin)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether there was one. */
export async function deleteCabinFeed(
  database: Database,
  { cabin, id }: Pick<CabinFeed, 'cabin' | 'id'>,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('cabinFeeds')
    .where('id', '=', id)
    .where('cabin', '=', cabin)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Of a cabin that no longer exists. */
export async function deleteFeedsOf(database: Database, cabin: string): Promise<void> {
  await database.deleteFrom('cabinFeeds').where('cabin', '=', cabin).execute()
}
