import type { Referral } from '#contracts/referrals.ts'
import { cabinBySlug } from '#content/cabins.ts'
import { insertReferral } from '#store/referrals/referrals.ts'
import type { Dependencies } from '../dependencies.ts'
import { RuleError, type FieldMistakes } from '../errors.ts'
import { stayMistakes } from '../stays.ts'

/** Counts one referral to the booking partner. Throws `RuleError` for facts that cannot be. */
export async function recordReferral(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  referral: Referral,
): Promise<void> {
  const mistakes = {
    ...cabinMistakes(referral.cabin),
    ...stayMistakes(clock, referral.checkIn, referral.checkOut),
  }
  if (Object.keys(mistakes).length > 0) {
    throw new RuleError('This referral does not fit the cabins or the calendar.', mistakes)
  }
  await insertReferral(db, { ...referral, createdAt: clock.now() })
}

function cabinMistakes(slug: string | null): FieldMistakes {
  return slug === null || cabinBySlug(slug) ? {} : { cabin: 'There is no cabin of this name.' }
}
