import type { Selectable } from 'kysely'
import type { Day } from '#contracts/dates.ts'
import type { StayUse } from '#contracts/stay-link-state.ts'
import type { Database } from '../database.ts'
import type { StayLinksTable } from '../tables.ts'
import { instantToText, newId, textToInstant } from '../values.ts'

/** A one-time link for a stay. Only the hash of its token is stored. */
export interface StoredStayLink {
  id: string
  tokenHash: string
  /** Of the stay and the last day, by the token. */
  signature: string
  /** The cabin's id. */
  cabin: string
  checkIn: Day
  checkOut: Day
  expiresOn: Day
  reviewUsedAt: Temporal.Instant | null
  entryUsedAt: Temporal.Instant | null
  createdAt: Temporal.Instant
  createdBy: string
}

export type NewStayLink = Omit<StoredStayLink, 'id' | 'reviewUsedAt' | 'entryUsedAt'>

const columnOf = { review: 'reviewUsedAt', entry: 'entryUsedAt' } as const satisfies Record<
  StayUse,
  keyof StoredStayLink
>

export async function insertStayLink(
  database: Database,
  link: NewStayLink,
): Promise<StoredStayLink> {
  const row = await database
    .insertInto('stayLinks')
    .values({ ...link, id: newId(), createdAt: instantToText(link.createdAt) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return fromRow(row)
}

export async function findStayLink(
  database: Database,
  tokenHash: string,
): Promise<StoredStayLink | null> {
  const row = await database
    .selectFrom('stayLinks')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return row ? fromRow(row) : null
}

/** Marks the link as used. Returns false if it was already, or is gone: only one call succeeds. */
export async function takeStayLink(
  database: Database,
  id: string,
  use: StayUse,
  at: Temporal.Instant,
): Promise<boolean> {
  const result = await database
    .updateTable('stayLinks')
    .set({ [columnOf[use]]: instantToText(at) })
    .where('id', '=', id)
    .where(columnOf[use], 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** So many, newest first. */
export async function listStayLinks(database: Database, limit: number): Promise<StoredStayLink[]> {
  const rows = await database
    .selectFrom('stayLinks')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(fromRow)
}

/** Returns whether there was one. */
export async function deleteStayLink(database: Database, id: string): Promise<boolean> {
  const result = await database.deleteFrom('stayLinks').where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}

function fromRow(row: Selectable<StayLinksTable>): StoredStayLink {
  return {
    ...row,
    reviewUsedAt: row.reviewUsedAt === null ? null : textToInstant(row.reviewUsedAt),
    entryUsedAt: row.entryUsedAt === null ? null : textToInstant(row.entryUsedAt),
    createdAt: textToInstant(row.createdAt),
  }
}
