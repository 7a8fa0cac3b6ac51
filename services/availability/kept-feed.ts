import { createHash } from 'node:crypto'
import type { FeedNights, FeedSetting } from '#integrations/availability/index.ts'
import type { FeedHealth, KnownNights } from '#store/availability/feed-health.ts'
import { calendarPace, createPolledSource } from '../polled-source.ts'
import type { FeedsDeps } from './availability-feeds.ts'
import type { FeedSnapshot } from './feed-state.ts'
import { knownAfter } from './missing-nights.ts'
import { readWindow } from './night-windows.ts'

export type KeptFeed = ReturnType<typeof keepFeed>

/** Polls one feed and compares what it says with what it said before. */
export function keepFeed(
  setting: FeedSetting,
  { reader, memory, clock, timeZone, changes, wait }: Omit<FeedsDeps, 'feeds'>,
  onFailure: (failure: Error) => void,
) {
  const { address, publicOnly = false, ...options } = setting
  const id = feedId(setting)
  let known: KnownNights | null = null
  // The precision of the database.
  const now = () => clock.now().round('millisecond')

  const readOnce = async (signal: AbortSignal): Promise<FeedNights> => {
    const zone = timeZone()
    const window = readWindow(clock.today(zone))
    const rules = { window, timeZone: zone, ...options, publicOnly }
    try {
      return await reader.read(address, rules, signal)
    } catch (error) {
      if (!signal.aborted) await memory.change(id, failedAt(now())).catch(() => {})
      throw error
    }
  }
  const source = createPolledSource<FeedNights>({
    async read(signal) {
      const nights = await readOnce(signal)
      const moment = { now: now(), today: clock.today(timeZone()) }
      const after = await memory.change(id, (before) => ({
        failingSince: null,
        unreadable: nights.unreadable,
        known: knownAfter(before.known, nights, moment),
      }))
      known = after.known
      return nights
    },
    clock,
    wait,
    ...calendarPace,
    onChange() {
      changes.announce('availability')
      const { failure } = source.current()
      if (failure) onFailure(failure)
    },
  })
  return {
    id,
    key: keyOf(setting),
    source,
    current: (): FeedSnapshot => ({ ...source.current(), known }),
    /** Takes over what other servers have stored. */
    recall(stored: KnownNights) {
      known = stored
    },
  }
}

function failedAt(now: Temporal.Instant): (before: FeedHealth) => FeedHealth {
  return (before) => ({ ...before, failingSince: before.failingSince ?? now })
}

/** Names a setting within this process; as secret as its address. */
export function keyOf(setting: object): string {
  return JSON.stringify(Object.entries(setting).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** With another address or other options it is another feed. */
function feedId(setting: FeedSetting): string {
  const key = keyOf({ ...setting, publicOnly: null })
  return createHash('sha256').update(key).digest('hex')
}
