import type { Referral } from '#contracts/referrals.ts'
import type { Database } from '../database.ts'
import { instantToText, newId } from '../values.ts'

export type NewReferral = Referral & { createdAt: Temporal.Instant }

/** Resolves once the referral would survive the end of the process. */
export async function insertReferral(database: Database, referral: NewReferral): Promise<void> {
  await database
    .insertInto('referrals')
    .values({ ...referral, id: newId(), createdAt: instantToText(referral.createdAt) })
    .execute()
}

/** How many guests left for the booking partner since the beginning. */
export async function countReferrals(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('referrals')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
