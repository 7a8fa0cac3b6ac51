import { site } from '#content/site.ts'
import {
  feedTroubleKinds,
  type FeedTrouble,
  type FeedTroubleKind,
} from '#contracts/feed-troubles.ts'
import { forgetFeedTroubles, listFeedTroubles, noteFeedTrouble } from '#store/feed-troubles.ts'
import { insertNotifications } from '#store/outbox/outbox.ts'
import type { Dependencies } from '../dependencies.ts'
import { feedTroubleNotification } from '../notifications/feed-troubles.ts'
import { feedTroublesIn } from './feed-troubles.ts'

type Parts = Pick<Dependencies, 'db' | 'clock' | 'availability' | 'outboxBell' | 'origin'>

export type FeedWatchParts = Parts & {
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  report: (error: unknown) => void
}

const everyMs = 10 * 60_000
/** Two looks and a moment: what nobody has seen since is over. */
const shownFor = { minutes: 25 }

/**
 * How long after it was last seen a trouble counts as the same one. Longer than a server that has just
 * started needs to find it again.
 */
const sameFor: Record<FeedTroubleKind, { hours: number }> = {
  conflict: { hours: 3 },
  empty: { hours: 3 },
  unreadable: { hours: 3 },
  failing: { hours: 6 },
  stale: { hours: 30 },
}

/** Looks after the feeds every ten minutes, on every server. Answers how to stop it. */
export function startFeedWatch({ wait, report, ...parts }: FeedWatchParts): () => Promise<void> {
  const stopping = new AbortController()
  const work = async () => {
    while (!stopping.signal.aborted) {
      await wait(everyMs, stopping.signal)
      if (!stopping.signal.aborted) await tellOfTroubles(parts).catch(report)
    }
  }
  const ended = work()
  return async () => {
    stopping.abort()
    await ended
  }
}

/** Tells the owner of what is wrong with the feeds, once for each occurrence. */
export async function tellOfTroubles(parts: Parts): Promise<void> {
  const { db, clock, availability } = parts
  const now = clock.now()
  for (const kind of feedTroubleKinds) {
    await forgetFeedTroubles(db, kind, now.subtract(sameFor[kind]))
  }
  const today = clock.today(site.timeZone)
  for (const trouble of feedTroublesIn(availability.health(), { now, today })) {
    await tellOnce(parts, trouble, now)
  }
}

async function tellOnce(
  { db, outboxBell, origin }: Parts,
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
export async function listTroubles({ db, clock }: Pick<Parts, 'db' | 'clock'>) {
  return listFeedTroubles(db, clock.now().subtract(shownFor))
}
