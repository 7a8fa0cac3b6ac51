import type { Selectable } from 'kysely'
import type { ContestStatus } from '#contracts/options.ts'
import type { Database } from '../database.ts'
import type { ContestsTable } from '../contest-tables.ts'
import { contains } from '../search.ts'
import { flagToBoolean, textToInstant } from '../values.ts'

export interface NewContest {
  title: string
  description: string
  /** One rule per line. */
  rules: string
  startDate: Temporal.Instant
  /** No entries are accepted from this moment on. */
  endDate: Temporal.Instant
  status: ContestStatus
  /** It becomes active at its start and closed at its end. */
  followsDates: boolean
  createdAt: Temporal.Instant
}

export type StoredContest = NewContest & { id: number }

export async function findContest(
  database: Database,
  id: number,
): Promise<StoredContest | undefined> {
  const row = await database
    .selectFrom('contests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && contestFromRow(row)
}

/** All contests, latest start first; drafts only on request. */
export async function listContests(
  database: Database,
  { withDrafts }: { withDrafts: boolean },
): Promise<StoredContest[]> {
  let query = database
    .selectFrom('contests')
    .selectAll()
    .orderBy('startDate', 'desc')
    .orderBy('id', 'desc')
  if (!withDrafts) query = query.where('status', '<>', 'draft')
  return (await query.execute()).map(contestFromRow)
}

/** Contests whose title, description or rules contain a text, newest first. */
export async function searchContests(
  database: Database,
  { text, limit }: { text: string; limit: number },
): Promise<StoredContest[]> {
  const rows = await database
    .selectFrom('contests')
    .selectAll()
    .where(contains(database, { text, columns: ['title', 'description', 'rules'] }))
    .orderBy('startDate', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(contestFromRow)
}

export function contestFromRow(row: Selectable<ContestsTable>): StoredContest {
  return {
    ...row,
    startDate: textToInstant(row.startDate),
    endDate: textToInstant(row.endDate),
    followsDates: flagToBoolean(row.followsDates),
    createdAt: textToInstant(row.createdAt),
  }
}
