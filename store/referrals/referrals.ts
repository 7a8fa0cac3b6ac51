import type { Referral } from '#contracts/referrals.ts'
import type { Database } from '../database.ts'
import { instantToText, newId } from '../values.ts'

export type NewReferral = Referral & { createdAt: Temporal.Instant }

/** Resolves once the referral would survive a crash. */
export async function insertReferral(database: Database, referral: NewReferral): Promise<void> {
  await database
    .insertInto('referrals')
    .values({ ...referral, id: newId(), createdAt: instantToText(referral.createdAt) })
    .execute()
}

/** Clicks to the booking partner since the beginning. */
export async function countReferrals(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('referrals')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Clicks to the booking partner from one cabin, or (null) from the property's page. */
export interface ReferralCount {
  cabin: string | null
  count: number
}

/** Referrals from `start` on and before `end`, by cabin; cabins with none are omitted. */
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
