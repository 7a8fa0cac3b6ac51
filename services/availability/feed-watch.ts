import { site } from '#content/site.ts'
import type { FeedTrouble } from '#contracts/feed-troubles.ts'
import {
  forgetFeedTroubles,
  listFeedTroubles,
  noteFeedTrouble,
} from '#store/availability/feed-troubles.ts'
import { insertNotifications } from '#store/outbox/outbox.ts'
import type { Dependencies } from '../dependencies.ts'
import { feedTroubleNotification } from '../notifications/feed-troubles.ts'
import { rememberFeeds } from './feed-memory.ts'
import { feedTroublesIn } from './feed-troubles.ts'

type Deps = Pick<Dependencies, 'db' | 'clock' | 'availability' | 'outboxBell' | 'origin'>

export type FeedWatchDeps = Deps & {
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  report: (error: unknown) => void
}

/** By then every feed has been read or has failed once. */
const firstAfterMs = 60_000
const everyMs = 10 * 60_000
/** Two looks and a moment: what nobody has seen since is over. */
const shownFor = { minutes: 25 }

/**
 * How long after any server last saw it a trouble counts as the same one: one that comes and goes is told
 * once.
 */
const sameFor = { hours: 3 }

/** Looks after the feeds every ten minutes, on every server. Returns how to stop it. */
export function startFeedWatch({ wait, report, ...deps }: FeedWatchDeps): () => Promise<void> {
  const stopping = new AbortController()
  const work = async () => {
    await wait(firstAfterMs, stopping.signal)
    while (!stopping.signal.aborted) {
      await tellOfTroubles(deps).catch(report)
      await wait(everyMs, stopping.signal)
    }
  }
  const ended = work()
  return async () => {
    stopping.abort()
    await ended
  }
}

/** Tells the owner of what is wrong with the feeds, once for each occurrence. */
export async function tellOfTroubles(deps: Deps): Promise<void> {
  const { db, clock, availability } = deps
  const now = clock.now()
  const today = clock.today(site.timeZone)
  const health = await rememberFeeds(db, availability.health())
  for (const trouble of feedTroublesIn(health, { now, today })) {
    await tellOnce(deps, trouble, now)
  }
  // Last: what is still there after a long stop of the site is no news.
  await forgetFeedTroubles(db, now.subtract(sameFor))
}

async function tellOnce(
  { db, outboxBell, origin }: Deps,
  trouble: FeedTrouble,
  now: Temporal.Instant,
): Promise<void> {
  const isNew = await db.transaction().execute(async (transaction) => {
    if (!(await noteFeedTrouble(transaction, trouble, now))) return false
    const notification = feedTroubleNotification(trouble, origin)
    const source = `feed of ${trouble.cabin}`
    await insertNotifications(transaction, [{ ...notification, source, createdAt: now }])
    return true
  })
  if (isNew) outboxBell.ring()
}

/** What is wrong with the feeds now, as any server last saw it. */
export async function listTroubles({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return listFeedTroubles(db, clock.now().subtract(shownFor))
}
