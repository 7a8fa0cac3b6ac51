import type { Database } from '../database.ts'

/** Entries and prizes of a contest. */
export interface ContestCounts {
  submissions: number
  prizes: number
}

/** Counts for every contest by id, or for one contest. */
export async function countBelongings(
  database: Database,
  contestId?: number,
): Promise<ReadonlyMap<number, ContestCounts>> {
  let query = database.selectFrom('contests').select((eb) => [
    'contests.id',
    eb
      .selectFrom('submissions')
      .whereRef('submissions.contestId', '=', 'contests.id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull()
      .as('submissions'),
    eb
      .selectFrom('prizes')
      .whereRef('prizes.contestId', '=', 'contests.id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull()
      .as('prizes'),
  ])
  if (contestId !== undefined) query = query.where('contests.id', '=', contestId)
  const rows = await query.execute()
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}
