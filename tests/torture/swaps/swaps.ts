import { setTimeout } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { migrations } from '#store/migrations.ts'
import { additiveMigrations } from '#store/release-mark.ts'
import { freePort } from '#tests/fixtures/ports.ts'
import { Door } from '../door.ts'
import { reviewFaults, storedReviews } from '../findings.ts'
import { Ledger } from '../ledger.ts'
import { Lives } from '../lives.ts'
import type { TortureOptions } from '../torture.ts'
import { sendSteadily } from './load.ts'
import { startProxy, type ProxyKind } from './proxies.ts'

export type SwapOptions = Pick<TortureOptions, 'location' | 'folder' | 'signal'> & {
  swaps: number
  /** Requests a second. */
  rate: number
  proxy: ProxyKind
  /** Called after each swap. */
  progress?: (swapped: number) => void
}

export interface SwapReport {
  acknowledged: number
  stored: number
  requests: number
  /** Requests a second that were sent in fact. */
  rate: number
  /** Requests without the response they should have. */
  failed: number
  /** Broken promises, in words; empty if there are none. */
  faults: string[]
}

/** A little more than the proxy needs to notice. */
const drainSeconds = { node: 1, haproxy: 6, caddy: 6, nginx: 2 }
/** Until Caddy's next check finds the new server: meanwhile forms would get 503. */
const seenAfterMs = { node: 0, haproxy: 0, caddy: 3000, nginx: 0 }
const patienceMs = 120_000

/**
 * Swaps the server for a new one behind a proxy, again and again, while guests read and write. In the
 * middle a later release migrates the tables beside the running one; the next servers are older than
 * the tables.
 */
export async function tortureSwaps(options: SwapOptions): Promise<SwapReport> {
  const { location, folder, swaps, rate, proxy: kind, signal, progress } = options
  await using leaving = new AsyncDisposableStack()
  const ports = [await freePort(), await freePort()] as const
  const variables = { DRAIN_SECONDS: String(drainSeconds[kind]) }
  const livesOn = (port: number) => {
    const place = { location, folder, formMailUrl: '', port, door: new Door(), variables }
    return { port, lives: leaving.use(new Lives(place)) }
  }
  let [old, next] = [livesOn(ports[0]), livesOn(ports[1])]
  old.lives.start()
  await old.lives.letIn()
  const proxy = leaving.use(await startProxy(kind, ports))
  await untilServed(proxy.origin, signal)
  const db = leaving.adopt(await openDatabase(location), closeDatabase)

  const ledger = new Ledger()
  let isClosed = false
  const hasClosed = () => isClosed
  const sending = sendSteadily({ origin: proxy.origin, ledger, rate, hasClosed })
  try {
    for (let swapped = 1; swapped <= swaps; swapped += 1) {
      signal?.throwIfAborted()
      next.lives.start()
      await next.lives.letIn()
      await proxy.turnTo?.(next.port)
      await setTimeout(seenAfterMs[kind], undefined, { signal })
      if (swapped === Math.ceil(swaps / 2)) await migrateAsALaterRelease(db)
      await old.lives.stop()
      ;[old, next] = [next, old]
      progress?.(swapped)
    }
  } finally {
    isClosed = true
  }
  const { failed, ...sent } = await sending
  const reviews = await storedReviews(db)
  return {
    ...sent,
    acknowledged: ledger.acknowledged.size,
    stored: reviews.length,
    failed: failed.length,
    faults: [...failed, ...ledger.wrongAnswers, ...reviewFaults(ledger, reviews)],
  }
}

async function untilServed(origin: string, signal?: AbortSignal): Promise<void> {
  const deadline = performance.now() + patienceMs
  const isServed = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isServed())) {
    if (performance.now() > deadline) throw new Error('the proxy serves nothing')
    await setTimeout(100, undefined, { signal })
  }
}

/** Adds a table and a column that the running release does not know. */
async function migrateAsALaterRelease(db: Database): Promise<void> {
  additiveMigrations.add('9999-later')
  migrations['9999-later'] = {
    async up(database: Kysely<unknown>) {
      await sql`alter table reviews add column mood text`.execute(database)
      await sql`create index reviews_by_mood on reviews (mood)`.execute(database)
      await sql`create table moods (id text primary key)`.execute(database)
    },
  }
  try {
    await migrate(db)
  } finally {
    delete migrations['9999-later']
    additiveMigrations.delete('9999-later')
  }
}
