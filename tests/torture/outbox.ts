import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, isSqlite } from '#store/database.ts'
import { countNotifications } from '#store/outbox/outbox.ts'

const lookEveryMs = 100

/**
 * Resolves when no notification is waiting. Throws on abort, or when the count has not changed for
 * `patienceMs`: thousands may be waiting.
 */
export async function untilOutboxIsEmpty(
  db: Database,
  patienceMs: number,
  signal?: AbortSignal,
): Promise<void> {
  await until(async () => {
    signal?.throwIfAborted()
    const { waiting } = await countNotifications(db)
    return waiting === 0 ? null : `${waiting} notifications still wait`
  }, patienceMs)
}

/**
 * Ends the leases of killed servers, instead of waiting two minutes for them to expire. No server
 * may be running.
 */
export async function endKilledLeases(db: Database): Promise<void> {
  // PostgreSQL may still be working on the killed server's last query.
  if (!isSqlite(db)) await until(() => othersConnected(db), 10_000)
  await db.updateTable('jobs').set({ claimedBy: null, claimedUntil: null }).execute()
}

async function othersConnected(db: Database): Promise<string | null> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend'`.execute(db)
  const count = rows[0]?.count ?? 0
  return count === 0 ? null : `${count} connections of the dead are still open`
}

/** Polls until there is no obstacle; throws the last one if it stays the same too long. */
async function until(obstacle: () => Promise<string | null>, patienceMs: number): Promise<void> {
  let before: string | null = null
  let deadline = 0
  for (let last = await obstacle(); last !== null; last = await obstacle()) {
    if (last !== before) deadline = performance.now() + patienceMs
    if (performance.now() > deadline) throw new Error(`${last} after ${patienceMs / 1000} s`)
    before = last
    await setTimeout(lookEveryMs)
  }
}
