import type { Referral, ReferralSource } from '#contracts/referrals.ts'
import type { Database } from '../database.ts'
import { instantToText, newId } from '../values.ts'

export type NewReferral = Omit<Referral, 'cameFrom'> & {
  /** Absent where it is not known. */
  source?: ReferralSource | null
  createdAt: Temporal.Instant
}

/** Resolves once the referral would survive a crash. */
export async function insertReferral(database: Database, referral: NewReferral): Promise<void> {
  await database
    .insertInto('referrals')
    .values({
      source: null,
      ...referral,
      id: newId(),
      createdAt: instantToText(referral.createdAt),
    })
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

/**
 * Referrals from `start` on and before `end`, by cabin (null for the property's page) or by source
 * (null where it is not known); what has none is omitted.
 */
export async function countReferralsBy(
  database: Database,
  column: 'cabin' | 'source',
  { start, end }: { start: Temporal.Instant; end: Temporal.Instant },
): Promise<{ key: string | null; count: number }[]> {
  return database
    .selectFrom('referrals')
    .select((build) => [build.ref(column).as('key'), build.fn.countAll<number>().as('count')])
    .where('createdAt', '>=', instantToText(start))
    .where('createdAt', '<', instantToText(end))
    .groupBy(column)
    .execute()
}

export interface PlaceCount {
  /** Null for the property's page. */
  cabin: string | null
  /** Null where it is not known. */
  source: ReferralSource | null
  count: number
}

/** Referrals from `start` on and before `end`; what has none is omitted. */
export async function countReferralsByPlaceAndSource(
  database: Database,
  { start, end }: { start: Temporal.Instant; end: Temporal.Instant },
): Promise<PlaceCount[]> {
  return database
    .selectFrom('referrals')
    .select((build) => ['cabin', 'source', build.fn.countAll<number>().as('count')])
    .where('createdAt', '>=', instantToText(start))
    .where('createdAt', '<', instantToText(end))
    .groupBy(['cabin', 'source'])
    .execute()
}
