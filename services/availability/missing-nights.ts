import type { Day } from '#contracts/dates.ts'
import { mergeRanges, nightsIn, subtractRanges, type NightRange } from '#contracts/night-ranges.ts'
import type { FeedNights } from '#integrations/availability/index.ts'
import type { KnownNights, MissingNights } from '#store/availability/feed-health.ts'

/** Later readings that must agree before missing nights are free. */
export const confirmingReadings = 3
/** And for how long: one cancelled stay is ordinary, anything more may be the feed's mistake. */
export const confirmedAfter = { oneStay: { minutes: 30 }, more: { hours: 24 } } as const
/** A longer stay is a season, or a block of several. */
const longestStay = 31

interface Moment {
  now: Temporal.Instant
  /** At the property. */
  today: Day
}

type Said = Pick<FeedNights, 'taken' | 'notOpen' | 'free' | 'stays'>

/**
 * What is known of a feed after a reading. Nights that it listed before and no longer lists are
 * missing, until enough later readings agree, unless they are over or it now says that they are free.
 */
export function knownAfter(before: KnownNights | null, said: Said, moment: Moment): KnownNights {
  const { taken, notOpen, free, stays } = said
  const nights = subtractRanges(rememberedNights(before), [
    ...takenOrNotOpen(said),
    ...subtractRanges(free, before?.free ?? []),
    { from: '0000-01-01', to: moment.today },
  ])
  const missing =
    before && nights.length > 0 ? missingAfter(before, { nights, said, moment }) : null
  return { taken, notOpen, free, stays, missing: isConfirmed(missing, moment) ? null : missing }
}

/** Nights that were taken or not open when last listed, and have not been confirmed as free. */
export function rememberedNights(known: KnownNights | null): NightRange[] {
  return known ? mergeRanges([...takenOrNotOpen(known), ...(known.missing?.nights ?? [])]) : []
}

function takenOrNotOpen({ taken, notOpen }: Pick<KnownNights, 'taken' | 'notOpen'>): NightRange[] {
  return [...taken, ...notOpen]
}

interface Found {
  nights: NightRange[]
  said: Said
  moment: Moment
}

function missingAfter(
  { missing, ...before }: KnownNights,
  { nights, said, moment }: Found,
): MissingNights {
  const listsOthers = takenOrNotOpen(said).some(({ to }) => to > moment.today)
  const isMore = subtractRanges(nights, missing?.nights ?? []).length > 0
  if (missing && !isMore) {
    const isOneStay = missing.isOneStay && listsOthers
    return { ...missing, nights, isOneStay, readings: missing.readings + 1 }
  }
  const isOneStay = missing === null && listsOthers && areOfOneStay(nights, before)
  return { nights, since: moment.now, readings: 0, isOneStay }
}

function areOfOneStay(
  nights: readonly NightRange[],
  { stays, notOpen }: Pick<KnownNights, 'stays' | 'notOpen'>,
): boolean {
  return (
    nights.flatMap(nightsIn).length <= longestStay &&
    [...stays, ...notOpen].some((stay) => subtractRanges(nights, [stay]).length === 0)
  )
}

function isConfirmed(missing: MissingNights | null, { now }: Pick<Moment, 'now'>): boolean {
  if (!missing || missing.readings < confirmingReadings) return false
  return Temporal.Instant.compare(now, confirmedAt(missing)) >= 0
}

/** When missing nights are free at the earliest. */
export function confirmedAt({ since, isOneStay }: MissingNights): Temporal.Instant {
  return since.add(confirmedAfter[isOneStay ? 'oneStay' : 'more'])
}
