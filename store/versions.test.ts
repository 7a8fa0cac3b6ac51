import { expect, onTestFinished, test } from 'vitest'
import { databaseLocator, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { closeDatabase, openDatabase, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import { setOwnerReply, setReviewStatus } from './reviews/review-moderation.ts'
import { openFileVersions, readVersions } from './versions.ts'

async function versionOfReviews(database: Database): Promise<number> {
  return (await readVersions(database)).get('reviews') ?? Number.NaN
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
      () => database.deleteFrom('reviews').execute(),
    ]
    for (const change of changes) expect(await grows(database, change)).toBe(true)
  })

  test('does not change when nothing that pages show has changed', async () => {
    const database = await open()
    expect(await grows(database, () => storeReview(database, {}, 'pending'))).toBe(false)
    expect(await grows(database, () => storeReview(database, {}, 'rejected'))).toBe(false)
    expect(await grows(database, () => database.deleteFrom('reviews').execute())).toBe(false)
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
