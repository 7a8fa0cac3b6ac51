import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { fixedClock } from '#integrations/clock.ts'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { databaseLocator } from '#tests/fixtures/databases.ts'
import { testDependencies, testNow } from '#tests/fixtures/dependencies.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { startWork } from '../work.ts'
import { eraseOrNote, erasureWait, erasureWork } from './erasure-work.ts'
import { deleteGuestData } from './guest-data.ts'

const locate = databaseLocator('SQLite')
const words = 'never-to-be-found-again'

/** A site with a review, and a replicator that has started reading its database. */
async function replicatedSite() {
  const { file } = await locate({ isMigrated: false })
  const [db, replicator] = await Promise.all([openDatabase({ file }), openDatabase({ file })])
  for (const each of [db, replicator]) onTestFinished(() => closeDatabase(each))
  await migrate(db)
  await storeReview(db, { reviewText: words })
  await sql`begin`.execute(replicator)
  await replicator.selectFrom('reviews').select('id').execute()
  const isInLog = async () => (await readFile(`${file}-wal`)).includes(words)
  return { deps: testDependencies(db), replicator, isInLog }
}

test('deleted words kept in the log by a replicator are noted, retried, reported and finally gone', async () => {
  const { deps, replicator, isInLog } = await replicatedSite()
  await deleteGuestData(deps, 'ana@guests.example')
  expect(await isInLog()).toBe(true)
  expect(await erasureWait(deps)).toEqual(Temporal.Instant.from(testNow))

  const said: (string | null)[] = []
  const pauses = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const erased = Promise.withResolvers<void>()
  let pause = 0
  const wait = async (_ms: number, signal: AbortSignal) => {
    const aborted = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve())
    })
    const turn = pauses[pause]?.promise
    pause += 1
    await Promise.race([turn ?? aborted, aborted])
  }
  const report = {
    done(since: Temporal.Instant | null) {
      said.push(since?.toString() ?? null)
      if (!since) erased.resolve()
    },
    failed: (error: unknown) => void said.push(String(error)),
  }
  const clock = fixedClock('2025-06-02T12:00:00Z')
  const running = startWork(erasureWork({ db: deps.db, clock }), { wait, report })
  onTestFinished(() => running.stop())
  await expect.poll(() => said).toEqual([testNow])
  expect(await isInLog()).toBe(true)

  await sql`commit`.execute(replicator)
  pauses[0]?.resolve()
  await erased.promise
  expect(said).toEqual([testNow, null])
  expect(await erasureWait(deps)).toBeNull()
  expect(await isInLog()).toBe(false)
})

test('without another program nothing waits', async () => {
  const { deps, replicator, isInLog } = await replicatedSite()
  await sql`commit`.execute(replicator)
  await deleteGuestData(deps, 'ana@guests.example')
  expect(await isInLog()).toBe(false)
  await eraseOrNote(deps)
  expect(await erasureWait(deps)).toBeNull()
})
