import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databaseLocator, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { relayTo, type Relay } from '#tests/fixtures/relay.ts'
import { closeDatabase, inTransaction, openDatabase, type Database } from './database.ts'
import { DatabaseUnreachableError } from './outages.ts'
import { Reachability } from './reachability.ts'

const conflict = () => Object.assign(new Error('could not serialize access'), { code: '40001' })

async function addMark(db: Database, name: string) {
  // Any table will do.
  await db.insertInto('topicVersions').values({ topic: name, version: 1 }).execute()
}

async function marks(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('topicVersions').select('topic').execute()
  return rows.map(({ topic }) => topic).filter((topic) => topic.startsWith('mark'))
}

describeOnEachDatabase('a transaction', (open) => {
  test('that meets another runs again, and leaves its work once', async () => {
    const db = await open()
    let runs = 0
    await inTransaction(db, async (transaction) => {
      runs += 1
      await addMark(transaction, 'mark')
      if (runs < 2) throw conflict()
    })
    expect(runs).toBe(2)
    expect(await marks(db)).toEqual(['mark'])
  })

  test('that meets others each time gives up with the conflict', async () => {
    const db = await open()
    const work = inTransaction(db, async (transaction) => {
      await addMark(transaction, 'mark')
      throw conflict()
    })
    await expect(work).rejects.toThrow('could not serialize')
    expect(await marks(db)).toEqual([])
  })

  test('that fails otherwise runs once, and leaves nothing', async () => {
    const db = await open()
    let runs = 0
    const work = inTransaction(db, async (transaction) => {
      runs += 1
      await addMark(transaction, 'mark')
      throw new Error('a mistake')
    })
    await expect(work).rejects.toThrow('a mistake')
    expect(runs).toBe(1)
    expect(await marks(db)).toEqual([])
  })
})

describe('with a server behind a load balancer', () => {
  const locate = databaseLocator('PostgreSQL')

  async function behindRelay() {
    const location = await locate({ isMigrated: true })
    const url = new URL(location.url ?? '')
    const relay = await relayTo(Number(url.port))
    url.port = String(relay.port)
    const reachability = new Reachability()
    const db = await openDatabase({ url: url.href, file: '' }, 'cabins site', reachability)
    onTestFinished(() => closeDatabase(db))
    reachability.watch()
    return { db, relay, reachability }
  }

  test('a transaction whose connection breaks before the commit runs again', async () => {
    const { db, relay } = await behindRelay()
    let runs = 0
    await inTransaction(db, async (transaction) => {
      runs += 1
      await addMark(transaction, 'mark')
      if (runs === 1) breakConnections(relay)
      await addMark(transaction, 'mark of the end')
    })
    expect(runs).toBe(2)
    expect(await marks(db)).toEqual(['mark', 'mark of the end'])
  })

  test('a transaction whose server is killed during a parallel query runs again', async () => {
    const { db } = await behindRelay()
    let runs = 0
    await inTransaction(db, async (transaction) => {
      runs += 1
      await addMark(transaction, 'mark')
      if (runs === 1) await sql.raw(workerLost).execute(transaction)
    })
    expect(runs).toBe(2)
    expect(await marks(db)).toEqual(['mark'])
  })

  test('a write of its own whose connection breaks is not repeated', async () => {
    const { db, relay } = await behindRelay()
    const writing =
      sql`insert into topic_versions select 'mark' || random(), 1 from pg_sleep(1)`.execute(db)
    await expect.poll(() => isSleeping(db)).toBe(true)
    breakConnections(relay)
    await expect(writing).rejects.toThrow(DatabaseUnreachableError)
  })

  test('reading over a connection that broke unnoticed is', async () => {
    const { db, relay } = await behindRelay()
    breakConnections(relay)
    expect(await marks(db)).toEqual([])
  })
})

/** What PostgreSQL reports when it is killed together with its parallel workers. */
const workerLost = `do $$ begin
  raise 'lost connection to parallel worker' using errcode = '55000';
end $$`

function breakConnections(relay: Relay): void {
  relay.cut()
  relay.restore()
}

async function isSleeping(db: Database): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`.execute(db)
  return rows[0]?.n === 1
}
