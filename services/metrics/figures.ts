import { alertKinds, type AlertKind } from '#contracts/alerts.ts'
import type { OutboxCounts } from '#contracts/outbox.ts'
import type { DiskSpace } from '#integrations/disk.ts'
import { readFeedHealth, type FeedHealth } from '#store/availability/feed-health.ts'
import type { Database } from '#store/database.ts'
import { oldestDue } from '#store/outbox/outbox-health.ts'
import { countNotifications } from '#store/outbox/outbox.ts'
import { currentAlerts } from '../alerts/alerts.ts'
import type { Dependencies } from '../dependencies.ts'

export type FiguresDeps = Pick<Dependencies, 'db' | 'clock' | 'availability' | 'calendar'> & {
  /** Of the folder of the data. */
  diskSpace: () => Promise<DiskSpace>
  /** When the last copy of the database was made; null without continuous backup. */
  lastCopy: (() => Promise<Temporal.Instant | null>) | null
}

/** A feed by its place in the setting, from 1: its address is a secret. */
export interface FeedFigure {
  cabin: string
  feed: number
  failingSeconds: number
}

/** What a scrape reads from the database; each is null if it could not be read in time. */
export interface StoredFigures {
  outbox: (OutboxCounts & { oldestSeconds: number }) | null
  feeds: FeedFigure[] | null
  /** Also null without continuous backup, or before the first copy. */
  backupSeconds: number | null
  /** True for active alerts to the owner. */
  alerts: Readonly<Record<AlertKind, boolean>> | null
}

/** A scrape must not wait for a database that hangs. */
const patienceMs = 2000

/** Never rejects. */
export async function storedFigures(
  deps: FiguresDeps,
  patience: number = patienceMs,
): Promise<StoredFigures> {
  const { promise: tooLate, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, patience, null)
  const inTime = <Figure>(figure: Promise<Figure>) =>
    Promise.race([figure.catch(() => null), tooLate])
  try {
    const [outbox, feeds, backupSeconds, alerts] = await Promise.all([
      inTime(outboxFigures(deps)),
      inTime(feedFigures(deps)),
      inTime(backupAge(deps)),
      inTime(alertFigures(deps)),
    ])
    return { outbox, feeds, backupSeconds, alerts }
  } finally {
    clearTimeout(timer)
  }
}

async function outboxFigures({ db, clock }: FiguresDeps) {
  const [counts, oldest] = await Promise.all([countNotifications(db), oldestDue(db, clock.now())])
  return { ...counts, oldestSeconds: oldest ? secondsSince(oldest, clock.now()) : 0 }
}

async function feedFigures({ db, clock, availability }: FiguresDeps): Promise<FeedFigure[]> {
  const failing = await failingFeeds({ db, availability })
  return failing.map(({ cabin, feed, failingSince }) => ({
    cabin,
    feed,
    failingSeconds: failingSince ? secondsSince(failingSince, clock.now()) : 0,
  }))
}

/** Since when each feed has failed on every server. */
export async function failingFeeds({
  db,
  availability,
}: {
  db: Database
  availability: Pick<Dependencies['availability'], 'ids'>
}): Promise<(Omit<FeedFigure, 'failingSeconds'> & Pick<FeedHealth, 'failingSince'>)[]> {
  const saved = await readFeedHealth(db)
  return Object.entries(availability.ids()).flatMap(([cabin, feeds]) =>
    feeds.map((id, place) => {
      const failingSince = saved.get(id)?.failingSince ?? null
      return { cabin, feed: place + 1, failingSince }
    }),
  )
}

async function backupAge({ clock, lastCopy }: FiguresDeps): Promise<number | null> {
  const at = await lastCopy?.()
  return at ? secondsSince(at, clock.now()) : null
}

async function alertFigures(deps: FiguresDeps): Promise<Record<AlertKind, boolean>> {
  const now = new Set((await currentAlerts(deps)).map(({ kind }) => kind))
  return Object.fromEntries(alertKinds.map((kind) => [kind, now.has(kind)])) as Record<
    AlertKind,
    boolean
  >
}

/** Never negative: another machine's clock may be ahead. */
export function secondsSince(at: Temporal.Instant, now: Temporal.Instant): number {
  return Math.max(0, (now.epochMilliseconds - at.epochMilliseconds) / 1000)
}
