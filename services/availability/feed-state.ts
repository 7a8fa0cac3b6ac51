import { FeedError, type FeedNights } from '#integrations/availability/index.ts'
import { availabilityMessages } from '#contracts/messages.ts'
import { mergeRanges, subtractRanges, type NightRange } from '#contracts/night-ranges.ts'
import { withUnverifiedNights, type CabinNights } from '#contracts/nights.ts'
import { calendarPace, type Snapshot } from '../polled-source.ts'

/** What is known about one cabin's bookings. */
export interface FeedState {
  /**
   * A night is booked if any feed says so. While a feed's last read failed, or it has not been
   * read, all other nights are unknown: a night is free only if every feed says so.
   */
  nights: CabinNights
  /** Time of the oldest read in use; null if there is none. */
  updatedAt: Temporal.Instant | null
  /** When the first of these reads expires; null if there is none. */
  countsUntil: Temporal.Instant | null
  /** Message for guests (specification, section 8); null if nothing failed. */
  error: string | null
  /** For a cabin without a feed, of which only closed nights are known. */
  isFeedless?: true
}

/** Merges the states of a cabin's feeds. */
export function cabinStateOf(
  snapshots: readonly Snapshot<FeedNights>[],
  window: NightRange,
): FeedState {
  const values = snapshots.flatMap(({ value }) => value ?? [])
  const readings = snapshots.flatMap(({ updatedAt }) => updatedAt ?? [])
  const [updatedAt = null] = readings.toSorted((a, b) => Temporal.Instant.compare(a, b))
  const failure = snapshots.find((snapshot) => snapshot.failure)?.failure ?? null
  return {
    nights: nightsOf(values, {
      window,
      isCurrent: failure === null && snapshots.every(({ value }) => value !== null),
    }),
    updatedAt,
    countsUntil: updatedAt?.add({ milliseconds: calendarPace.staleForMs }) ?? null,
    error: failure && sentenceOf(failure),
  }
}

function nightsOf(
  values: readonly FeedNights[],
  { window, isCurrent }: { window: NightRange; isCurrent: boolean },
): CabinNights {
  const taken = mergeRanges(values.flatMap((value) => value.taken))
  const notOpen = subtractRanges(
    values.flatMap((value) => value.notOpen),
    taken,
  )
  return isCurrent
    ? { taken, notOpen, unknown: [] }
    : withUnverifiedNights({ taken, notOpen }, window)
}

function sentenceOf(failure: Error): string {
  const { fetchFailed, loadFailed } = availabilityMessages
  const isAnswer = failure instanceof FeedError && failure.status !== null
  return isAnswer ? fetchFailed(failure.status) : loadFailed
}
