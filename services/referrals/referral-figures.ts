import { referralSources } from '#contracts/referrals.ts'
import { countReferralsBy } from '#store/referrals/referrals.ts'
import type { Dependencies } from '../dependencies.ts'

const weeksShown = 8

type Deps = Pick<Dependencies, 'db' | 'clock' | 'site'>

/** Clicks to the booking partner in one week. */
export interface WeeklyClicks {
  key: string | null
  /** Its Monday, in the property's zone. */
  week: string
  count: number
}

/**
 * Clicks to the booking partner by cabin, null for the property's own page, and by what led the guest
 * to the site, null where it is not known.
 */
export async function clickFigures(deps: Deps) {
  const { cabins, retired } = deps.site
  const places = [null, ...[...cabins, ...retired].map(({ slug }) => slug)]
  return {
    byCabin: await weeklyClicks(deps, 'cabin', places),
    bySource: await weeklyClicks(deps, 'source', [...referralSources, null]),
  }
}

/**
 * The last eight weeks, including this one. Weeks begin on Monday at midnight in the property's
 * zone, so daylight saving makes one an hour longer or shorter. Every key with referrals has a
 * count for each week, oldest first; keys without any are omitted.
 */
async function weeklyClicks(
  { db, clock, site: { facts } }: Deps,
  column: 'cabin' | 'source',
  keys: readonly (string | null)[],
): Promise<WeeklyClicks[]> {
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
