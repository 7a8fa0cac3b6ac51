import { expect, onTestFinished, test } from 'vitest'
import { databaseLocator, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { newReview, storeReview } from '#tests/fixtures/reviews.ts'
import { closeDatabase, openDatabase, type Database } from './database.ts'
import { deleteExpired, deleteGuestData } from './guest-data/guest-data.ts'
import { migrate } from './migrate.ts'
import { setOwnerReply, setReviewStatus } from './reviews/review-moderation.ts'
import { insertReview } from './reviews/reviews.ts'
import { openFileVersions, readVersions } from './versions.ts'

async function versionOfReviews(database: Database): Promise<number> {
  return (await readVersions(database)).get('reviews') ?? 0
}

/** Whether the version increases during the work. */
async function grows(database: Database, work: () => Promise<unknown>): Promise<boolean> {
  const before = await versionOfReviews(database)
  await work()
  return (await versionOfReviews(database)) > before
}

describeOnEachDatabase('the reviews version', (open) => {
  test('increases with every change to what pages show', async () => {
    const database = await open()
    const { id } = await storeReview(database, {}, 'pending')
    const changes = [
      () => setReviewStatus(database, id, 'approved'),
      () => setOwnerReply(database, id, 'Thank you!'),
      () => setReviewStatus(database, id, 'rejected'),
      () => setReviewStatus(database, id, 'approved'),
      () => deleteGuestData(database, newReview().guestEmail),
    ]
    for (const change of changes) expect(await grows(database, change)).toBe(true)
  })

  test('does not change when nothing that pages show has changed', async () => {
    const database = await open()
    expect(await grows(database, () => insertReview(database, newReview()))).toBe(false)
    await storeReview(database, {}, 'rejected')
    const expired = { before: newReview().submittedAt.add({ seconds: 1 }), limit: 10 }
    const expire = () => deleteExpired(database, 'rejectedReviews', expired)
    expect(await grows(database, expire)).toBe(false)
    expect(await grows(database, () => setOwnerReply(database, 'none', 'Thanks'))).toBe(false)
  })

  test('counts every one of many changes at once', async () => {
    const database = await open()
    const reviews = await Promise.all(
      Array.from({ length: 10 }, () => storeReview(database, {}, 'pending')),
    )
    const before = await versionOfReviews(database)
    await Promise.all(reviews.map(({ id }) => setReviewStatus(database, id, 'approved')))
    expect(await versionOfReviews(database)).toBe(before + reviews.length)
  })

  test('is rolled back with the change it belongs to', async () => {
    const database = await open()
    const undone = () =>
      database
        .transaction()
        .execute(async (transaction) => {
          await storeReview(transaction)
          throw new Error('second thoughts')
        })
        .catch(() => {})
    expect(await grows(database, undone)).toBe(false)
  })
})

test('versions of a file are the same object until another connection writes', async () => {
  const location = await databaseLocator('SQLite')({ isMigrated: true })
  const database = await openDatabase(location)
  onTestFinished(() => closeDatabase(database))
  await migrate(database)
  const { read, close } = openFileVersions(location.file)
  onTestFinished(close)
  const before = read()
  expect(read()).toBe(before)

  await storeReview(database)

  expect(read()).toEqual(await readVersions(database))
  expect(read()).not.toEqual(before)
})
