import type { Calendars } from '#contracts/feed-troubles.ts'
import { addDays, type Day } from '#contracts/dates.ts'
import { isTurnover, nightStateOf, type CabinNights, type TurnoverDay } from '#contracts/nights.ts'
import type { Dependencies } from '../dependencies.ts'

export const hiddenWithinDays = 60

/** A cabin's free nights that cannot be booked because nobody may check in on a check-out day. */
export function hiddenNightsOf(nights: CabinNights, today: Day, turnoverDay: TurnoverDay): number {
  const end = addDays(today, hiddenWithinDays)
  return nights.taken.filter(
    ({ to }) =>
      to >= today &&
      to < end &&
      isTurnover(nights, to, turnoverDay) &&
      nightStateOf(nights, to) === 'free',
  ).length
}

/** Nights lost to the current `turnoverDay` in the next 60 days, as far as the feeds know. */
export function hiddenNights(
  { availability, clock, site }: Pick<Dependencies, 'availability' | 'clock' | 'site'>,
  turnoverDay: TurnoverDay = site.facts.turnoverDay,
): Calendars['hidden'] {
  const today = clock.today(site.facts.timeZone)
  const counted = site.cabins
    .map(({ slug }) => {
      const state = availability.stateOf(slug)
      return { cabin: slug, nights: state ? hiddenNightsOf(state.nights, today, turnoverDay) : 0 }
    })
    .filter(({ nights }) => nights > 0)
  const nights = counted.reduce((sum, each) => sum + each.nights, 0)
  return { days: hiddenWithinDays, nights, cabins: counted }
}
