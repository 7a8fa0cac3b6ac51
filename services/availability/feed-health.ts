import type { NightRange } from '#contracts/night-ranges.ts'
import type { Clock } from '#integrations/clock.ts'
import type { FeedNights } from '#integrations/feeds/index.ts'

/** How a feed has been doing since this process began to read it. */
export type FeedHealth = {
  /** The first failure since the last good reading; null after a good one. */
  failingSince: Temporal.Instant | null
  /** Since when it has said nothing, having named nights before; null while it names some. */
  emptySince: Temporal.Instant | null
  /** Events of the last good reading whose dates could not be read. */
  unreadable: number
  /** Bookings of the last good reading, each once. */
  stays: readonly NightRange[]
}

export function createFeedHealth(clock: Pick<Clock, 'now'>) {
  let health: FeedHealth = { failingSince: null, emptySince: null, unreadable: 0, stays: [] }
  let hadNights = false

  const onRead = ({ taken, notOpen, stays, unreadable }: FeedNights) => {
    const isEmpty = taken.length + notOpen.length === 0
    const emptySince = isEmpty && hadNights ? (health.emptySince ?? clock.now()) : null
    hadNights ||= !isEmpty
    health = { failingSince: null, emptySince, unreadable, stays }
  }
  return {
    current: () => health,
    /** Hears how a reading ends, and hands it on. */
    async watch(reading: Promise<FeedNights>): Promise<FeedNights> {
      try {
        const nights = await reading
        onRead(nights)
        return nights
      } catch (error) {
        health = { ...health, failingSince: health.failingSince ?? clock.now() }
        throw error
      }
    },
  }
}
