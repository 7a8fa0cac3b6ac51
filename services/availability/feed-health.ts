import type { Clock } from '#integrations/clock.ts'
import type { FeedNights } from '#integrations/availability/index.ts'
import type { FeedHealth } from '#store/availability/feed-health.ts'

/** A feed's health since this process started. */
export type SeenFeed = FeedHealth & {
  /** Whether any read has succeeded. */
  wasRead: boolean
}

/** Health of a feed that has not been read. */
export const noHealth: FeedHealth = {
  failingSince: null,
  hadNights: false,
  emptySince: null,
  unreadable: 0,
  stays: [],
}

export function watchFeed(clock: Pick<Clock, 'now'>) {
  let seen: SeenFeed = { wasRead: false, ...noHealth }
  // The precision of the database.
  const now = () => clock.now().round('millisecond')

  const onRead = ({ taken, notOpen, stays, unreadable }: FeedNights) => {
    const isEmpty = taken.length + notOpen.length === 0
    seen = {
      wasRead: true,
      failingSince: null,
      hadNights: seen.hadNights || !isEmpty,
      emptySince: isEmpty ? (seen.emptySince ?? now()) : null,
      unreadable,
      stays,
    }
  }
  return {
    current: () => seen,
    /** Records how a read ends and passes the result on. */
    async watch(reading: Promise<FeedNights>): Promise<FeedNights> {
      try {
        const nights = await reading
        onRead(nights)
        return nights
      } catch (error) {
        seen = { ...seen, failingSince: seen.failingSince ?? now() }
        throw error
      }
    },
  }
}

/** Combines the saved health of a feed with what this process has seen. */
export function healthAfter(before: FeedHealth, { wasRead, ...seen }: SeenFeed): FeedHealth {
  if (!wasRead) return { ...before, failingSince: before.failingSince ?? seen.failingSince }
  const hadNights = before.hadNights || seen.hadNights
  const emptySince = seen.emptySince && (before.emptySince ?? seen.emptySince)
  return { ...seen, hadNights, emptySince: hadNights ? emptySince : null }
}
