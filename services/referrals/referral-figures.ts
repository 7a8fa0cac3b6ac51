import type { ReferralCount } from '#contracts/admin.ts'
import { countReferralsByCabin } from '#store/referrals/referrals.ts'
import type { Dependencies } from '../dependencies.ts'

const weeksShown = 8

interface Week {
  monday: Temporal.PlainDate
  /** Cabin slug, or null for the property's own page. */
  counts: ReadonlyMap<string | null, number>
}

/**
 * Clicks to the booking partner in the last eight weeks, including this one. Weeks begin on Monday
 * at midnight in the property's zone, so daylight saving makes one an hour longer or shorter. Every
 * place with referrals has a count for each week, oldest first; places without any are omitted.
 */
export async function referralFigures({
  db,
  clock,
  site: { facts, cabins },
}: Pick<Dependencies, 'db' | 'clock' | 'site'>): Promise<ReferralCount[]> {
  const midnight = (day: Temporal.PlainDate) => day.toZonedDateTime(facts.timeZone).toInstant()
  const mondays = lastMondays(Temporal.PlainDate.from(clock.today(facts.timeZone)))
  const weeks = await Promise.all(
    mondays.map(async (monday): Promise<Week> => {
      const range = { start: midnight(monday), end: midnight(monday.add({ weeks: 1 })) }
      const counts = await countReferralsByCabin(db, range)
      return { monday, counts: new Map(counts.map(({ cabin, count }) => [cabin, count])) }
    }),
  )
  const places = [null, ...cabins.map(({ slug }) => slug)]
  return places
    .filter((cabin) => weeks.some(({ counts }) => counts.has(cabin)))
    .flatMap((cabin) =>
      weeks.map(({ monday, counts }) => ({
        cabin,
        week: monday.toString(),
        count: counts.get(cabin) ?? 0,
      })),
    )
}

function lastMondays(today: Temporal.PlainDate): Temporal.PlainDate[] {
  const thisMonday = today.subtract({ days: today.dayOfWeek - 1 })
  return Array.from({ length: weeksShown }, (_, index) =>
    thisMonday.subtract({ weeks: weeksShown - 1 - index }),
  )
}
