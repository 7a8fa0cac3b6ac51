import { FeedError, type FeedNights } from '#integrations/availability/index.ts'
import { availabilityMessages } from '#contracts/messages.ts'
import {
  intersectRanges,
  mergeRanges,
  subtractRanges,
  type NightRange,
} from '#contracts/night-ranges.ts'
import { withUnverifiedNights, type CabinNights } from '#contracts/nights.ts'
import type { KnownNights } from '#store/availability/feed-health.ts'
import { calendarPace, type Snapshot } from '../polled-source.ts'
import { rememberedNights } from './missing-nights.ts'

/** What is known about one cabin's bookings. */
export interface FeedState {
  /**
   * A night is booked if any feed says so. While a feed's last read failed, or it has not been
   * read, all other nights are unknown: a night is free only if every feed says so. Nights that a
   * feed no longer lists are unknown until that is confirmed.
   */
  nights: CabinNights
  /**
   * For other calendars: nights that are not free, or were not when their feed was last read. Null
   * if a feed has never been read.
   */
  lastKnown: readonly NightRange[] | null
  /** Time of the oldest read in use; null if there is none. */
  updatedAt: Temporal.Instant | null
  /** When the first of these reads expires; null if there is none. */
  countsUntil: Temporal.Instant | null
  /** Message for guests (specification, section 8); null if nothing failed. */
  error: string | null
  /** For a cabin without a feed, of which only closed nights are known. */
  isFeedless?: true
}

/** A feed's last read by this process, and what all servers know of it. */
export type FeedSnapshot = Snapshot<FeedNights> & { known: KnownNights | null }

/** Merges the states of a cabin's feeds. */
export function cabinStateOf(snapshots: readonly FeedSnapshot[], window: NightRange): FeedState {
  const readings = snapshots.flatMap(({ updatedAt }) => updatedAt ?? [])
  const [updatedAt = null] = readings.toSorted((a, b) => Temporal.Instant.compare(a, b))
  const failure = snapshots.find((snapshot) => snapshot.failure)?.failure ?? null
  return {
    nights: nightsOf(snapshots, {
      window,
      isCurrent: failure === null && snapshots.every(({ value }) => value !== null),
    }),
    lastKnown: snapshots.every(({ known }) => known !== null)
      ? mergeRanges(
          snapshots.flatMap(({ known, value }) => [
            ...rememberedNights(known),
            ...(value?.unknown ?? []),
          ]),
        )
      : null,
    updatedAt,
    countsUntil: updatedAt?.add({ milliseconds: calendarPace.staleForMs }) ?? null,
    error: failure && sentenceOf(failure),
  }
}

function nightsOf(
  snapshots: readonly FeedSnapshot[],
  { window, isCurrent }: { window: NightRange; isCurrent: boolean },
): CabinNights {
  const values = snapshots.flatMap(({ value }) => value ?? [])
  const taken = mergeRanges(values.flatMap((value) => value.taken))
  const notOpen = subtractRanges(
    values.flatMap((value) => value.notOpen),
    taken,
  )
  if (!isCurrent) return withUnverifiedNights({ taken, notOpen }, window)
  const missing = intersectRanges(snapshots.flatMap(missingIn), [window])
  const unknown = [...missing, ...values.flatMap((value) => value.unknown)]
  return { taken, notOpen, unknown: subtractRanges(unknown, [...taken, ...notOpen]) }
}

/** Another server may have read it since, so its own list is compared with this reading. */
function missingIn({ value, known }: FeedSnapshot): NightRange[] {
  return subtractRanges(rememberedNights(known), [
    ...(value?.taken ?? []),
    ...(value?.notOpen ?? []),
  ])
}

function sentenceOf(failure: Error): string {
  const { fetchFailed, loadFailed } = availabilityMessages
  const isAnswer = failure instanceof FeedError && failure.status !== null
  return isAnswer ? fetchFailed(failure.status) : loadFailed
}
