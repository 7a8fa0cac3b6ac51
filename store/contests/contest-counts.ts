import type { Database } from '../database.ts'

/** How much belongs to a contest. */
export interface ContestCounts {
  submissions: number
  prizes: number
}

/** The counts of every contest by its id, or of the one asked for. */
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
