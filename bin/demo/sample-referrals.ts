import { referralPlaces, referralSources } from '#contracts/referrals.ts'
import type { Clock } from '#integrations/clock.ts'
import type { Site } from '#services/site/site.ts'
import type { NewReferral } from '#store/referrals/referrals.ts'

/** Booking clicks in each of the last weeks, this week first. */
const perWeek = [9, 24, 19, 27, 22, 14, 17, 12, 15, 8]
const minutesPerWeek = 7 * 24 * 60

/** Ten weeks of booking clicks. Not random, so that every demo shows the same chart. */
export function sampleReferrals(site: Site, clock: Clock): NewReferral[] {
  return perWeek.flatMap((count, weeksAgo) =>
    Array.from({ length: count }, (_, index) => referral(site, clock, weeksAgo, index, count)),
  )
}

function referral(
  { cabins, facts }: Site,
  clock: Clock,
  weeksAgo: number,
  index: number,
  count: number,
): NewReferral {
  const minutesAgo = weeksAgo * minutesPerWeek + ((index + 0.5) / count) * minutesPerWeek
  const createdAt = clock.now().subtract({ minutes: Math.round(minutesAgo) })
  const step = weeksAgo * 7 + index
  // Squares make some cabins more popular than others; every fourth click goes to each in turn.
  const turn = step % 4 === 0 ? step / 4 : step * step
  const cabin = step % 11 === 0 ? null : (cabins[turn % cabins.length]?.slug ?? null)
  const place = referralPlaces[step % referralPlaces.length] ?? 'other'
  // Most guests search; a few come by each other way.
  const source = step % 2 ? 'search' : referralSources[step % referralSources.length]
  return {
    cabin,
    place,
    source: source ?? null,
    createdAt,
    ...stay(createdAt.toZonedDateTimeISO(facts.timeZone).toPlainDate(), step),
  }
}

/** Two in three guests had chosen their dates. */
function stay(today: Temporal.PlainDate, step: number) {
  if (step % 3 === 0) return { checkIn: null, checkOut: null }
  const checkIn = today.add({ days: 3 + ((step * 5) % 40) })
  const checkOut = checkIn.add({ days: 2 + (step % 3) })
  return { checkIn: checkIn.toString(), checkOut: checkOut.toString() }
}
