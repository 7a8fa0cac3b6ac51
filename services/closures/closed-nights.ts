import type { Closure } from '#contracts/closures.ts'
import { mergeRanges, subtractRanges, type NightRange } from '#contracts/night-ranges.ts'
import type { AvailabilityFeeds } from '../availability/availability-feeds.ts'
import type { FeedState } from '../availability/feed-state.ts'
import { allUnknown, readWindow } from '../availability/night-windows.ts'
import type { Dependencies } from '../dependencies.ts'

/** The feeds, with the nights on which the owner has closed a cabin: they are not open. */
export function withClosedNights(
  feeds: AvailabilityFeeds,
  { site, clock }: Pick<Dependencies, 'site' | 'clock'>,
): AvailabilityFeeds {
  return {
    ids: () => feeds.ids(),
    stateOf(slug) {
      const state = feeds.stateOf(slug)
      const cabin = site.closures.size > 0 && site.cabins.find((each) => each.slug === slug)
      const closures = cabin && site.closures.get(cabin.id)
      if (!closures) return state
      return withClosed(state ?? feedless(readWindow(clock.today(site.facts.timeZone))), closures)
    },
  }
}

function feedless(window: NightRange): FeedState {
  const nights = allUnknown(window)
  return {
    nights,
    lastKnown: [],
    updatedAt: null,
    countsUntil: null,
    error: null,
    isFeedless: true,
  }
}

function withClosed(state: FeedState, closures: readonly Closure[]): FeedState {
  const { taken, notOpen, unknown } = state.nights
  const own = closures.map(({ from, until }) => ({ from, to: until }))
  const closed = subtractRanges(mergeRanges([...notOpen, ...own]), taken)
  return { ...state, nights: { taken, notOpen: closed, unknown: subtractRanges(unknown, closed) } }
}
