import type { FeedTrouble } from '#contracts/feed-troubles.ts'
import {
  forgetFeedTroubles,
  listFeedTroubles,
  noteFeedTrouble,
} from '#store/availability/feed-troubles.ts'
import { forgetFeedHealth, noHealth, readFeedHealth } from '#store/availability/feed-health.ts'
import { insertNotifications } from '#store/outbox/outbox.ts'
import type { Dependencies } from '../dependencies.ts'
import { feedTroubleNotification, feedTroublesIn, type HealthOfFeeds } from './feed-troubles.ts'
import type { PeriodicHandler } from '../jobs/handler.ts'
import { inTransaction } from '#store/database.ts'

type Deps = Pick<Dependencies, 'site' | 'db' | 'clock' | 'availability' | 'outboxEvents' | 'origin'>

const everyMs = 10 * 60_000
/** Two rounds and some slack: a trouble not seen since is over. */
const shownFor = { minutes: 25 }

/** Within this time it is the same trouble, so an intermittent one is reported once. */
const sameFor = { hours: 3 }

/** What a feed said stays known for this long after it was last read. */
const rememberedFor = { hours: 7 * 24 }

/** Checks the feeds every ten minutes, as all servers have read them. */
export function feedWatchJob(deps: Deps): PeriodicHandler {
  return {
    kinds: ['feed-watch'],
    leaseMs: 60_000,
    everyMs,
    // By then every feed has been read or has failed once.
    firstAfterMs: 60_000,
    run: ({ stopping }) => tellOfTroubles(deps, stopping),
  }
}

/** Reports each trouble to the owner once. What is left on abort is for the next round. */
export async function tellOfTroubles(deps: Deps, stopping: AbortSignal): Promise<void> {
  const { site, db, clock } = deps
  const now = clock.now()
  const today = clock.today(site.facts.timeZone)
  const health = await healthOf(deps)
  for (const trouble of feedTroublesIn(health, { now, today })) {
    if (stopping.aborted) return
    await tellOnce(deps, trouble, now)
  }
  if (stopping.aborted) return
  // Last: a trouble that persists after a long stop of the site is not new.
  await forgetFeedTroubles(db, now.subtract(sameFor))
  await forgetFeedHealth(db, now.subtract(rememberedFor))
}

async function tellOnce(
  { site, db, outboxEvents, origin }: Deps,
  trouble: FeedTrouble,
  now: Temporal.Instant,
): Promise<void> {
  const isNew = await inTransaction(db, async (transaction) => {
    if (!(await noteFeedTrouble(transaction, trouble, now))) return false
    // One mail for all feeds that are down for a day (services/checks/of-calendars.ts).
    if (trouble.kind === 'stale') return false
    const notification = feedTroubleNotification({ site, origin }, trouble)
    const source = `feed of ${trouble.cabin}`
    await insertNotifications(transaction, [{ ...notification, source, createdAt: now }])
    return true
  })
  if (isNew) outboxEvents.emit('added')
}

/** Current feed troubles, as last seen by any server. */
export async function listTroubles({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return listFeedTroubles(db, clock.now().subtract(shownFor))
}

/** By cabin, in the order of the setting, as all servers know it. */
async function healthOf({ db, availability }: Pick<Deps, 'db' | 'availability'>) {
  const stored = await readFeedHealth(db)
  return Object.fromEntries(
    Object.entries(availability.ids()).map(([cabin, ids]) => [
      cabin,
      ids.map((id) => stored.get(id) ?? noHealth),
    ]),
  ) satisfies HealthOfFeeds
}
