import type { ReferralCount, SourceCount } from '#contracts/admin.ts'
import { referralSources } from '#contracts/referrals.ts'
import { countReferralsBy } from '#store/referrals/referrals.ts'
import type { Dependencies } from '../dependencies.ts'

const weeksShown = 8

type Deps = Pick<Dependencies, 'db' | 'clock' | 'site'>

interface WeeklyCount<Key> {
  key: Key
  /** Its Monday. */
  week: string
  count: number
}

/** Clicks to the booking partner by cabin; null for the property's own page. */
export async function referralFigures(deps: Deps): Promise<ReferralCount[]> {
  const { cabins, retired } = deps.site
  const places = [null, ...[...cabins, ...retired].map(({ slug }) => slug)]
  const counts = await weeklyCounts(deps, 'cabin', places)
  return counts.map(({ key, ...rest }) => ({ cabin: key, ...rest }))
}

/** Clicks to the booking partner by what led the guest to the site; null where it is not known. */
export async function sourceFigures(deps: Deps): Promise<SourceCount[]> {
  const counts = await weeklyCounts(deps, 'source', [...referralSources, null])
  return counts.map(({ key, ...rest }) => ({ source: key, ...rest }))
}

/**
 * The last eight weeks, including this one. Weeks begin on Monday at midnight in the property's
 * zone, so daylight saving makes one an hour longer or shorter. Every key with referrals has a
 * count for each week, oldest first; keys without any are omitted.
 */
async function weeklyCounts<Key extends string | null>(
  { db, clock, site: { facts } }: Deps,
  column: 'cabin' | 'source',
  keys: readonly Key[],
): Promise<WeeklyCount<Key>[]> {
  const midnight = (day: Temporal.PlainDate) => day.toZonedDateTime(facts.timeZone).toInstant()
  const mondays = lastMondays(Temporal.PlainDate.from(clock.today(facts.timeZone)))
  const weeks = await Promise.all(
    mondays.map(async (monday) => {
      const range = { start: midnight(monday), end: midnight(monday.add({ weeks: 1 })) }
      const counts = await countReferralsBy(db, column, range)
      return {
        monday,
        counts: new Map<string | null, number>(counts.map(({ key, count }) => [key, count])),
      }
    }),
  )
  return keys
    .filter((key) => weeks.some(({ counts }) => counts.has(key)))
    .flatMap((key) =>
      weeks.map(({ monday, counts }) => ({
        key,
        week: monday.toString(),
        count: counts.get(key) ?? 0,
      })),
    )
}

function lastMondays(today: Temporal.PlainDate): Temporal.PlainDate[] {
  const thisMonday = today.subtract({ days: today.dayOfWeek - 1 })
  return Array.from({ length: weeksShown }, (_, index) =>
    thisMonday.subtract({ weeks: weeksShown - 1 - index }),
  )
}
