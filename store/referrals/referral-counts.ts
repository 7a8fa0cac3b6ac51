import type { Database } from '../database.ts'
import { instantToText } from '../values.ts'

/** How many guests left for the booking partner from one cabin, or (null) the property's page. */
export interface ReferralCount {
  cabin: string | null
  count: number
}

/** Referrals from `start` on and before `end`, by cabin; cabins nobody left for are missing. */
export async function countReferralsByCabin(
  database: Database,
  { start, end }: { start: Temporal.Instant; end: Temporal.Instant },
): Promise<ReferralCount[]> {
  return database
    .selectFrom('referrals')
    .select(['cabin', ({ fn }) => fn.countAll<number>().as('count')])
    .where('createdAt', '>=', instantToText(start))
    .where('createdAt', '<', instantToText(end))
    .groupBy('cabin')
    .execute()
}
