import type { FeedNights, FeedSetting } from '#integrations/availability/index.ts'
import { calendarPace, createPolledSource } from '../polled-source.ts'
import type { FeedsDeps } from './availability-feeds.ts'
import { watchFeed } from './feed-health.ts'
import { readWindow } from './night-windows.ts'

export type KeptFeed = ReturnType<typeof keepFeed> & { /** Its setting, a secret. */ key: string }

/** Polls one feed, and watches its health. */
export function keepFeed(
  { address, publicOnly = false, ...options }: FeedSetting,
  { reader, clock, timeZone, changes, wait }: Omit<FeedsDeps, 'feeds'>,
  onFailure: (failure: Error) => void,
) {
  const health = watchFeed(clock)
  const source = createPolledSource<FeedNights>({
    read: (signal) => {
      const zone = timeZone()
      const window = readWindow(clock.today(zone))
      const rules = { window, timeZone: zone, ...options, publicOnly }
      return health.watch(reader.read(address, rules, signal))
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
  return { source, health }
}
