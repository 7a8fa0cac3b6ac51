import { cabins } from '#content/cabins.ts'
import { site } from '#content/site.ts'
import type { Calendars } from '#contracts/feed-troubles.ts'
import { addDays, type Day } from '#contracts/dates.ts'
import { isTurnover, nightStateOf, type CabinNights, type TurnoverDay } from '#contracts/nights.ts'
import type { Dependencies } from '../dependencies.ts'

/** How many days ahead hidden nights are counted. */
export const hiddenWithinDays = 60

/** How many free nights of a cabin nobody can sleep, because nobody may arrive when another guest leaves. */
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

/** What the present `turnoverDay` costs in the next 60 days, as far as feeds are known. */
export function hiddenNights(
  { availability, clock }: Pick<Dependencies, 'availability' | 'clock'>,
  turnoverDay: TurnoverDay = site.turnoverDay,
): Calendars['hidden'] {
  const today = clock.today(site.timeZone)
  const counted = cabins
    .map(({ slug }) => {
      const state = availability.stateOf(slug)
      return { cabin: slug, nights: state ? hiddenNightsOf(state.nights, today, turnoverDay) : 0 }
    })
    .filter(({ nights }) => nights > 0)
  const nights = counted.reduce((sum, each) => sum + each.nights, 0)
  return { days: hiddenWithinDays, nights, cabins: counted }
}
