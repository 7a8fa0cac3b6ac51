import { availabilityMessages } from '#contracts/messages.ts'
import { mergeRanges, subtractRanges, type NightRange } from '#contracts/night-ranges.ts'
import { withoutPromises, type CabinNights } from '#contracts/nights.ts'
import { FeedError, type FeedNights } from '#integrations/availability/index.ts'
import { calendarPace, type Snapshot } from '../polled-source.ts'

/** What is known of the bookings of one cabin. */
export interface FeedState {
  /**
   * What any feed says is taken is taken. While the last reading of one of them failed, or none has been
   * made, the rest is unknown: a night is only free on the word of all of them.
   */
  nights: CabinNights
  /** When the oldest reading that counts was made; null while none does. */
  updatedAt: Temporal.Instant | null
  /** When the first of them stops counting if nothing better is read; null while none does. */
  countsUntil: Temporal.Instant | null
  /** What guests are told (specification, section 8); null when nothing failed. */
  error: string | null
}

/** What the feeds of a cabin come to together. */
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
  return isCurrent ? { taken, notOpen, unknown: [] } : withoutPromises({ taken, notOpen }, window)
}

function sentenceOf(failure: Error): string {
  const { fetchFailed, loadFailed } = availabilityMessages
  const isAnswer = failure instanceof FeedError && failure.status !== null
  return isAnswer ? fetchFailed(failure.status) : loadFailed
}
