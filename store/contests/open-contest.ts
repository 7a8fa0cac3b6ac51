import type { Database } from '../database.ts'
import { contestFromRow, type StoredContest } from './contests.ts'

/** The active contest, whether or not it has started or ended. */
export async function findActiveContest(database: Database): Promise<StoredContest | undefined> {
  const row = await database
    .selectFrom('contests')
    .selectAll()
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row && contestFromRow(row)
}

/** The contest accepting entries now: active, started and not ended (section 5). */
export async function getOpenContest(
  database: Database,
  now: Temporal.Instant,
): Promise<StoredContest | undefined> {
  const contest = await findActiveContest(database)
  return contest && isOpen(contest, now) ? contest : undefined
}

export function isOpen(
  { status, startDate, endDate }: Pick<StoredContest, 'status' | 'startDate' | 'endDate'>,
  now: Temporal.Instant,
): boolean {
  const hasBegun = Temporal.Instant.compare(startDate, now) <= 0
  const hasEnded = Temporal.Instant.compare(endDate, now) <= 0
  return status === 'active' && hasBegun && !hasEnded
}
