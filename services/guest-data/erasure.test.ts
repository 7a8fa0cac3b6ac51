import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#store/database.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { storeInquiry } from '#tests/fixtures/inquiries.ts'
import { storeNotifications } from '#tests/fixtures/notifications.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { deleteGuestData } from './guest-data.ts'
import { applyRetention } from './retention.ts'

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
  await applyRetention({ ...testDependencies(db), wait: async () => {} })
  expect(await isOnDisk(db)).toBe(false)
})
