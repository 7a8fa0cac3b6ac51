import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { databaseLocator, databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { storeInquiry } from '#tests/fixtures/inquiries.ts'
import { storeNotifications } from '#tests/fixtures/notifications.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { deleteGuestData } from './guest-data.ts'
import { retentionJob } from './retention.ts'

const open = databaseOpener('SQLite')
const words = 'never-to-be-found-again'
const long = Temporal.Instant.from('2005-06-01T12:00:00Z')

/** Whether the words can still be read from the disk while the site runs. */
async function isOnDisk(db: Database): Promise<boolean> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(db)
  const file = rows[0]?.file ?? ''
  const contents = await Promise.all([readFile(file), readFile(`${file}-wal`)])
  return contents.some((content) => content.includes(words))
}

test("a guest's words are gone from the disk once the deletion returns", async () => {
  const db = await open()
  const guestEmail = `${words}@guests.example`
  const review = await storeReview(db, { guestEmail, reviewText: words })
  await storeNotifications(db, 1, { source: review.id, subject: words })
  await storeInquiry(db, { email: guestEmail })
  expect(await isOnDisk(db)).toBe(true)
  const counts = await deleteGuestData(testDependencies(db), guestEmail)
  expect(counts).toMatchObject({ reviews: 1, inquiries: 1, notifications: 1 })
  expect(await isOnDisk(db)).toBe(false)
})

test('expired data is gone from the disk after the daily deletion', async () => {
  const db = await open()
  await storeReview(db, { reviewText: words, submittedAt: long }, 'rejected')
  expect(await isOnDisk(db)).toBe(true)
  expect(await daily(db)).toEqual({ rejectedReviews: 1 })
  expect(await isOnDisk(db)).toBe(false)
})

test("a guest's words that another program holds in the log go with the next daily deletion", async () => {
  const { file } = await databaseLocator('SQLite')({ isMigrated: false })
  const [db, replicator] = await Promise.all([openDatabase({ file }), openDatabase({ file })])
  for (const each of [db, replicator]) onTestFinished(() => closeDatabase(each))
  await migrate(db)
  await storeReview(db, { reviewText: words })
  await sql`begin`.execute(replicator)
  await replicator.selectFrom('reviews').select('id').execute()
  await deleteGuestData(testDependencies(db), 'ana@guests.example')
  expect(await isOnDisk(db)).toBe(true)
  expect(await daily(db)).toEqual({ failed: 'still in the log' })

  const paused: Paused = async (work) => {
    await sql`commit`.execute(replicator)
    return work()
  }
  expect(await daily(db, paused)).toBeNull()
  expect(await isOnDisk(db)).toBe(false)
})

type Paused = NonNullable<Parameters<typeof retentionJob>[0]['paused']>

function daily(db: Database, paused?: Paused) {
  const { signal } = new AbortController()
  const signals = { stopping: signal, breakOff: signal }
  const job = retentionJob({ ...testDependencies(db), wait: async () => {}, paused })
  return job.run({ ...signals, key: '', attempts: 1, renew: async () => {} })
}
